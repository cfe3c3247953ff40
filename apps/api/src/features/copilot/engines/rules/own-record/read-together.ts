import { bareWords } from '@snapwell/understanding/words/normalise';
import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { actionOf } from '#features/copilot/knowledge/links.ts';
import type { Skill, SkillInput } from '#features/copilot/request/skill-input.ts';
import { itemFactIn, sayItemFact } from '#features/copilot/skills/help/say-item.ts';
import { itemDescribed, moduleNamed, namedIn } from '#features/copilot/skills/named-in.ts';
import { openPart, quizzesHere } from '#features/copilot/skills/record/part-named.ts';
import { closerSkills, KEEPS_IT, readClosely } from './read-closely.ts';
import { askedOfPart, partSkills } from './read-of-part.ts';
import { classify } from '../classifier/classify.ts';
import { exactIntent } from '../intents.ts';
import { isRecordAspect, readOwnRecord, type RecordAspect } from './read-own-record.ts';
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
  /** It is read by what was learned from examples, and by no words that say it. */
  readonly isLearned?: boolean;
}

/** So sure one has to be of a part that no words tell: beside one that words tell it is rather of the record as well. */
const LEARNED = 0.6;

/** What each part is after, as far as that was learned; null where it isn't the own record. */
async function learnedAspects(
  { world }: SkillInput,
  asked: readonly string[],
): Promise<ReadonlyMap<string, RecordAspect>> {
  const vectors = (await world.assistant.search.encode([...asked])) ?? [];
  const aspects = new Map<string, RecordAspect>();
  for (const [i, part] of asked.entries()) {
    const [best] = classify(part, vectors[i] ?? null);
    if (best && best.confidence >= LEARNED && isRecordAspect(best.intent)) aspects.set(part, best.intent);
  }
  return aspects;
}

/**
 * Several things of the own record, or of the item that is open, asked for in one message: 'my rank, and how many points
 * do I get for this one'. Null where one part asks something else, or where all of it is one thing.
 */
export async function partsOfRecord(input: SkillInput): Promise<readonly RecordPart[] | null> {
  const asked = input.request.question
    .replace(/[?.!\s]+$/, '')
    .split(BETWEEN)
    .filter((part) => part !== '');
  if (asked.length < 2 || asked.length > MOST_PARTS) return null;
  const spelt = spelledOut(input, asked);
  const parts = readParts(input, spelt, await learnedAspects(input, spelt));
  if (!parts || parts.every(({ isLearned }) => isLearned)) return null;
  const names = new Set(parts.map(({ name }) => name));
  const isOne = names.size < parts.length || (parts.length > 1 && [...names].every((name) => TOLD_TOGETHER.has(name)));
  return isOne || names.has('short') ? null : parts;
}

/** What each of them asks; null where one asks something else. What another part tells as well is left out. */
function readParts(
  input: SkillInput,
  asked: readonly string[],
  learned: ReadonlyMap<string, RecordAspect>,
): readonly RecordPart[] | null {
  let parts: readonly RecordPart[] = [];
  for (const part of asked) {
    const along = tellsAlong(part, parts);
    const aspect = learned.get(part);
    const guessed = aspect ? { asked: part, name: aspect, skill: recordSkills[aspect], isLearned: true } : null;
    const read = along ? null : (readPart(part, input, parts) ?? guessed);
    if (!along && !read) return null;
    parts = along ?? [...parts, read!];
  }
  const told = new Set(parts.flatMap(({ name }) => TELLS_AS_WELL[name] ?? []));
  return parts.filter(({ name, asked: part }) => !told.has(name) || OF_USE.test(part));
}

function readPart(part: string, input: SkillInput, before: readonly RecordPart[]): RecordPart | null {
  const { request, context } = input;
  const of = (name: string, skill: Skill, asked = part): RecordPart => ({ asked, name, skill });
  // After what comes next 'it' is that, and not the page.
  const isOfPage = context.openItem !== null && !request.page?.place?.selection;
  const isOfNext = before.at(-1)?.name === 'whats_next' && IT.test(part);
  // 'How long is this lesson and how many points': those of the lesson.
  if (isOfPage && before.at(-1)?.name.startsWith('item: ') && POINTS_ALONE.test(part))
    return of('item: points', sayItemFact('points'));
  const fact = isOfPage && !isOfNext ? (itemFactIn(part) ?? itemFactIn(part.replace(IT, 'this'))) : null;
  if (fact) return of(`item: ${fact}`, sayItemFact(fact));
  const ofPart = askedOfPart({ ...input, request: { ...request, question: part } });
  if (ofPart) return of(ofPart, partSkills[ofPart]);
  const along = goesAlong(part, input, before);
  if (along) return along;
  const closer = readClosely(part, null);
  if (closer) return of(closer, closerSkills[closer]);
  const exact = exactIntent(part);
  const aspect = (exact !== null && isRecordAspect(exact) ? exact : null) ?? readAspect(part, input);
  if (aspect) return of(aspect, recordSkills[aspect]);
  // 'My worst quiz and best day': whose it is, is said once, or not at all.
  const isTerse = part.split(' ').length <= TERSE || MINE.test(before[0]?.asked ?? '');
  const own = isTerse ? `my ${part}` : null;
  const ofOwn = own && recordPhrase(own);
  return ofOwn ? of(ofOwn, recordSkills[ofOwn], own) : null;
}

const readAspect = (part: string, { context }: SkillInput) =>
  recordPhrase(part) ?? readOwnRecord(part, (each) => titleWords(context, each));

const POINTS_ALONE = /^(?:how (?:many|much) )?(?:snap )?points(?: (?:does it|will it) (?:give|pay|bring))?$/i;
const MINE = /^(?:\w+ ){0,3}my\b/i;
/** So few words need not say whose it is. */
const TERSE = 2;
const IT = /\bit\b/i;
/** What is told as well by what tells the other. */
const TELLS_AS_WELL: Readonly<Record<string, readonly string[]>> = {
  streak: ['freezes'],
  streak_kept: ['streak', 'freezes'],
};
/** When freezes were used only they tell. */
const OF_USE = /\bused?\b|\bwhen\b|\b(?:last|yesterday|gone)\b/i;

const HOW_LONG_IT =
  /^how (?:long|much time|many minutes) (?:is|does|will|would) (?:it|that|that one)(?: be| take| last)?(?: me)?$/i;
const WORTH_IT =
  /^(?:how (?:many|much) (?:snap )?points (?:is (?:it|that) worth|does (?:it|that) (?:give|pay|bring)(?: me)?|do i get for (?:it|that)|(?:for|in|on) (?:it|that)(?: one)?)|(?:(?:how much|what) is|what'?s) it worth)$/i;
const WHEN_DUE = /^(?:when (?:is|was|were|are) (?:it|they|that|those) due|until when|by when|since when)$/i;
const HOW_MANY_OF_IT =
  /^how (?:many|much) (?:(?:snap )?points |of (?:them|those|it) )?(?:did|have) i (?:already |really )?(?:get|got|earn|earned|collect|collected|make|made)(?: already| so far| yet| of (?:them|those)| until now)*$|^how many (?:of (?:them|those) )?(?:do|have) i (?:already )?(?:have|got)?(?: already| so far| of (?:them|those))*$/i;

/** The parts so far, where one of them tells this one as well: 'what next' how long it is. Null where none does. */
function tellsAlong(part: string, parts: readonly RecordPart[]): readonly RecordPart[] | null {
  const last = parts.at(-1);
  if (!last) return null;
  if (last.name === 'whats_next' && (HOW_LONG_IT.test(part) || WORTH_IT.test(part)))
    return [...parts.slice(0, -1), { ...last, asked: `${last.asked} and ${part}` }];
  // What is assigned is told with its day.
  if (last.name === 'assigned' && WHEN_DUE.test(part)) return parts;
  if (last.name === 'streak' && KEEPS_IT.test(bareWords(part)))
    return [...parts, { asked: part, name: 'streak_kept', skill: closerSkills.streak_kept }];
  return (last.name === 'worth' || last.name === 'item: points') && HOW_MANY_OF_IT.test(part) ? parts : null;
}

const OF_RESULTS = /\b(?:quiz|test|exam|results?|scores?|wrong)\b/i;
const OF_ALL = /\b(?:last|latest|best|worst|all|any|every|average|quizzes|tests)\b/i;
const ITS = /\bits\b/i;
const THERE = /\b(?:in )?there\b/i;
/** How far one is says nothing without what with. */
const OF_PROGRESS =
  /^(?:how (?:much|many|far)(?: of (?:it|that))? (?:(?:have|did) i (?:already )?(?:done?|finish(?:ed)?|complete(?:d)?)|am i|is (?:still )?(?:left|open)|are (?:still )?(?:left|open))|what(?:'s| is)? (?:still )?(?:left|open)|am i done)(?: already| yet| so far)*$/i;

/** Each part with what an earlier one names put in: 'how many points are in it', 'what did i get in its last quiz'. */
function spelledOut(input: SkillInput, asked: readonly string[]): string[] {
  let named: string | null = null;
  return asked.map((part) => {
    const own = nameIn(part, input);
    const told = named;
    named = own ?? named;
    if (own || told === null) return part;
    if (told === OPEN_PAGE) return part.replace(/\bthe (?:quiz|test|exam)\b/i, QUIZ_HERE).replace(IT, 'this');
    if (THERE.test(part)) return part.replace(THERE, `in ${told}`);
    if (OF_PROGRESS.test(part)) return `${part} in ${told}`;
    if (ITS.test(part)) return `${part.replace(ITS, 'the')} in ${told}`;
    if (IT.test(part) && !HOW_LONG_THAT.test(part)) return part.replace(IT, told);
    return OF_RESULTS.test(part) && !OF_ALL.test(part) && !/^the quiz\b/.test(told) ? `${part} in ${told}` : part;
  });
}

const QUIZ_HERE = 'the quiz here';
const OPEN_PAGE = 'this';
const OF_PAGE = /\bthis (?:one|page|lesson|comic|film|video|article|infographic)\b/i;

/** What a part of the message names that another may mean by 'it': a module, a quiz. */
function nameIn(part: string, { request, context }: SkillInput): string | null {
  const asked = { request: { ...request, question: part }, context };
  const open = openPart(asked);
  const place = open && ('chapters' in open ? 'this module' : 'this chapter');
  if (quizzesHere(asked).length > 0 && /\b(?:quiz|test|exam)\b/i.test(part))
    return place ? `the quiz of ${place}` : QUIZ_HERE;
  const items = [...context.tree.itemById.values()];
  const quizzes = items.filter(({ type }) => type === 'quiz');
  return (
    place ??
    itemDescribed(part, items)?.title ??
    (moduleNamed(part, context.tree.modules) ?? namedIn(part, quizzes))?.title ??
    (context.openItem && OF_PAGE.test(part) ? OPEN_PAGE : null)
  );
}

const RESULT =
  /^(?:what|how (?:much|many|well)) (?:did|have) i (?:get|got|score[d]?|do|done|reach(?:ed)?)(?: in it| there)?$|^my (?:score|result)$/i;
const QUIZ = /\b(?:quiz|test|exam)\b/i;
const DUE = /\b(?:due|deadline|until when|by when)\b/i;
const PERIOD = /^(?:this|last) (?:week|month)$/i;
const AFTER_IT = /^what (?:comes|is|do i do) (?:after|next)(?: (?:this|that|it))?$/i;
const HOW_LONG_THAT =
  /^how long (?:will|does|would) (?:that|it|this|the rest)(?: still| yet)? (?:take|need)(?: me)?(?: still)?$/i;
const LEFT_OF = /^how (?:much|many) (?:items? |lessons? )?(?:of|in) (.+?) (?:is|are|have i)(?: still)? left$/i;

/** What only the other part of the message tells the meaning of: 'and how long will that take'. */
function goesAlong(
  part: string,
  { request, context: { tree } }: SkillInput,
  before: readonly RecordPart[],
): RecordPart | null {
  if (PERIOD.test(part) && before.at(-1)?.name === 'points')
    return { asked: `points ${part}`, name: 'weeks', skill: recordSkills.weeks };
  const last = before.at(-1)?.asked ?? '';
  if (RESULT.test(part) && QUIZ.test(last))
    return { asked: `the result of ${last}`, name: 'quiz_results', skill: recordSkills.quiz_results };
  if (DUE.test(part) && moduleNamed(part, tree.modules))
    return { asked: part, name: 'assigned', skill: recordSkills.assigned };
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
    const line = await skill({ ...input, request: { ...input.request, question: asked } });
    said.push(parts.length > 1 ? inWords(input, line) : line);
  }
  const sources = said.flatMap((line) => line.sources ?? []);
  const actions = said.flatMap((line) => line.actions ?? []);
  return Object.assign({}, ...said, sources.length > 0 && { sources }, actions.length > 0 && { actions }) as StreamLine;
}

/** A card would take the place of all that is said beside it: there the item is named, with a button. */
function inWords({ writer, request, context: { tree } }: SkillInput, { tool, ...line }: StreamLine): StreamLine {
  const item = tool && tree.itemById.get(tool.args.content_id);
  if (!item) return line;
  writer.write({ content: `Next comes **${item.title}**.` });
  return { ...line, actions: [...(line.actions ?? []), actionOf(request.caller.orgId, item)] };
}
