import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ConversationBody, conversationBody } from '@snapwell/contract/simulations/conversation';
import { ORGANIZATIONS_DIR } from '@snapwell/demo-library/library';
import { parse } from 'yaml';
import { z } from 'zod';

/** Which half: `tune` may be looked at and tuned on; `locked` is only counted. */
export type Half = 'tune' | 'locked';

const EVALUATION = join(ORGANIZATIONS_DIR, '../evaluation');

const utterance = z.looseObject({
  said: z.string(),
  /** The facts and reactions that it asks for or uses; none for what is off topic, silence or nonsense. */
  expects: z.array(z.string()),
  /** The persona's mood, where it matters. */
  mood: z.string().optional(),
  /** What was said before it. */
  after: z.array(z.string()).default([]),
});
export type ExpectedUtterance = z.output<typeof utterance>;

const line = z.looseObject({ by: z.enum(['persona', 'learner']), text: z.string() });
const transcript = z.looseObject({
  id: z.string(),
  lines: z.array(line),
  verdicts: z.record(z.string(), z.looseObject({ met: z.boolean() })),
});
export type JudgedTranscript = z.output<typeof transcript>;

interface Conversation {
  readonly id: string;
  readonly body: ConversationBody;
}

/** The conversations of the sample libraries. */
export function readConversations(): Conversation[] {
  return globSync('*/modules/*/*/*.simulation.yaml', { cwd: ORGANIZATIONS_DIR })
    .toSorted()
    .flatMap((file) => {
      const content = parse(readFileSync(join(ORGANIZATIONS_DIR, file), 'utf8')) as Record<string, unknown>;
      if (content['play'] !== 'conversation') return [];
      const own = Object.entries(content).filter(([key]) => key in conversationBody.shape);
      const id = basename(file, '.simulation.yaml').replace(/^\d\d-/, '');
      return [{ id, body: conversationBody.parse(Object.fromEntries(own)) }];
    });
}

/** What people said who had not seen the phrases of a conversation, with what it asks for. */
export const readUtterances = (half: Half, id: string): ExpectedUtterance[] =>
  readSet(`conversations/${half}/${id}.yaml`, 'utterances', utterance);

/** Talks with verdicts that were made before any judge ran. */
export const readTranscripts = (half: Half, id: string): JudgedTranscript[] =>
  readSet(`transcripts/${half}/${id}.yaml`, 'transcripts', transcript);

function readSet<T extends z.ZodType>(file: string, key: string, schema: T): z.output<T>[] {
  const path = join(EVALUATION, file);
  if (!existsSync(path)) return [];
  return z.array(schema).parse((parse(readFileSync(path, 'utf8')) as Record<string, unknown>)[key]);
}
