import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { Skill, SkillInput } from '#features/copilot/request/skill-input.ts';
import { itemFactIn, sayItemFact } from '#features/copilot/skills/help/say-item.ts';
import { moduleNamed } from '#features/copilot/skills/named-in.ts';
import { closerSkills, readClosely } from './read-closely.ts';
import { exactIntent } from '../intents.ts';
import { isRecordAspect, readOwnRecord } from './read-own-record.ts';
import { recordPhrase } from './record-phrases.ts';
import { recordSkills, titleWords } from './record-skills.ts';

const BETWEEN = /\s*(?:[,;&+]|\band\b|\bplus\b)\s*(?:\b(?:also|and|then)\b\s*)*/i;
/** More parts are a list of something. */
const MOST_PARTS = 3;
/** The standing tells these together, in one go. */
const TOLD_TOGETHER = new Set(['points', 'rank', 'streak', 'neighbours']);

interface RecordPart {
  readonly asked: string;
  readonly name: string;
  readonly skill: Skill;
}

/**
 * Several things of the own record, or of the item that is open, asked for in one message: 'my rank, and how many points
 * do I get for this one'. Null where one part asks something else, or where all of it is one thing.
 */
export function partsOfRecord(input: SkillInput): readonly RecordPart[] | null {
  const { request, context } = input;
  const asked = request.question
    .replace(/[?.!\s]+$/, '')
    .split(BETWEEN)
    .filter((part) => part !== '');
  if (asked.length < 2 || asked.length > MOST_PARTS) return null;
  const isOfPage = context.openItem !== null && !request.page?.place?.selection;
  const parts = asked.map((part): RecordPart | null => {
    const fact = isOfPage ? itemFactIn(part) : null;
    if (fact) return { asked: part, name: `item: ${fact}`, skill: sayItemFact(fact) };
    const along = goesAlong(part, input);
    if (along) return along;
    const closer = readClosely(part, null);
    if (closer) return { asked: part, name: closer, skill: closerSkills[closer] };
    const exact = exactIntent(part);
    const aspect =
      (exact !== null && isRecordAspect(exact) ? exact : null) ??
      recordPhrase(part) ??
      readOwnRecord(part, (each) => titleWords(context, each));
    return aspect && { asked: part, name: aspect, skill: recordSkills[aspect] };
  });
  if (!parts.every((part) => part !== null)) return null;
  const names = new Set(parts.map(({ name }) => name));
  return names.size < parts.length || names.has('short') || [...names].every((name) => TOLD_TOGETHER.has(name))
    ? null
    : parts;
}

const AFTER_IT = /^what (?:comes|is|do i do) (?:after|next)(?: (?:this|that|it))?$/i;
const HOW_LONG_THAT = /^how long (?:will|does|would) (?:that|it|this|the rest) take(?: me)?$/i;
const LEFT_OF = /^how (?:much|many) (?:items? |lessons? )?(?:of|in) (.+?) (?:is|are|have i)(?: still)? left$/i;

/** What only the other part of the message tells the meaning of: 'and how long will that take'. */
function goesAlong(part: string, { request, context: { tree } }: SkillInput): RecordPart | null {
  if (AFTER_IT.test(part)) return { asked: part, name: 'whats_next', skill: recordSkills.whats_next };
  if (HOW_LONG_THAT.test(part)) return { asked: request.question, name: 'time_left', skill: closerSkills.time_left };
  const module = moduleNamed(LEFT_OF.exec(part)?.[1] ?? '', tree.modules);
  return module ? { asked: part, name: 'progress', skill: recordSkills.progress } : null;
}

/** Tells one after another, with what each of them leads to. */
export async function sayParts(input: SkillInput, parts: readonly RecordPart[]): Promise<StreamLine> {
  const said: StreamLine[] = [];
  for (const { asked, skill } of parts) {
    if (said.length > 0) input.writer.write({ content: '\n\n' });
    said.push(await skill({ ...input, request: { ...input.request, question: asked } }));
  }
  const sources = said.flatMap((line) => line.sources ?? []);
  const actions = said.flatMap((line) => line.actions ?? []);
  return Object.assign({}, ...said, sources.length > 0 && { sources }, actions.length > 0 && { actions }) as StreamLine;
}
