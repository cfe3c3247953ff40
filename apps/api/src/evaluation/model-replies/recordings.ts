import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type DescribedRequest, entryOf } from './describe-request.ts';

const reply = z.strictObject({
  text: z.string().optional(),
  calls: z.array(z.strictObject({ name: z.string(), args: z.string() })).optional(),
});
const recording = z.strictObject({
  request: z.array(z.string()),
  /** What tools told of the member's own record on that day. */
  told: z.string().optional(),
  reply,
});
const file = z.strictObject({ begins: z.string(), recorded: z.array(recording) });

/** What a model answered: a text, or tools that it calls, or both. */
export type RecordedReply = z.output<typeof reply>;
export type Recording = z.output<typeof recording>;
type RecordingFile = z.output<typeof file>;

export interface Recordings {
  /** What was answered to the request of the same entry. */
  find(request: DescribedRequest): Recording | null;
  /** What was recorded of conversations that began like this. */
  ofConversation(begins: string): readonly Recording[];
  /** Writes it into the file of its conversation; what stands there for the same entry is replaced. */
  keep(request: DescribedRequest, reply: RecordedReply): void;
}

const NAME_LENGTH = 48;

/** Recordings in a folder: a file for all conversations that begin with the same words. */
export function openRecordings(dir: string): Recordings {
  const files = new Map<string, RecordingFile>();
  if (existsSync(dir))
    for (const name of readdirSync(dir).filter((each) => each.endsWith('.json')))
      files.set(name, file.parse(JSON.parse(readFileSync(join(dir, name), 'utf8'))));
  const ofConversation = (begins: string) => files.get(nameOf(begins))?.recorded ?? [];
  const isOf = (lines: readonly string[]) => (each: Recording) => entryOf(each.request) === entryOf(lines);
  return {
    find: ({ begins, lines }) => ofConversation(begins).find(isOf(lines)) ?? null,
    ofConversation,
    keep({ begins, lines, told }, kept) {
      const name = nameOf(begins);
      const isSame = isOf(lines);
      const recording = { request: [...lines], ...(told && { told }), reply: kept };
      const recorded = [...ofConversation(begins).filter((each) => !isSame(each)), recording];
      files.set(name, { begins, recorded });
      mkdirSync(dir, { recursive: true });
      writeFileSync(join(dir, name), `${JSON.stringify(files.get(name), null, 2)}\n`);
    },
  };
}

const nameOf = (begins: string): string =>
  `${
    begins
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, NAME_LENGTH)
      .replaceAll(/^-|-$/g, '') || 'talk'
  }.json`;
