import { listPassagesOfItem, findPassages } from '../../knowledge/find-passages.ts';
import { textOfAnswer } from '../../knowledge/composing/text-of-answer.ts';
import { isQuotable } from '../../knowledge/kinds-of-source.ts';
import { sourceOf } from '../../knowledge/links.ts';
import { kindOfPiece, labelOf } from '../../knowledge/pieces/piece.ts';
import type { TreeItem } from '#features/catalogue/index.ts';
import type { Skill, SkillInput } from '../../request/skill-input.ts';

const ABOUT = 'SBAR situation background assessment recommendation call';
const PARTS = [/^situation\b/i, /^background\b/i, /^assessment\b/i, /^(?:recommendation|request)s?\b/i];
const LOOKED_AT = 60;
const LESSONS = 6;
/** A row, a point or a term names a part; an example is somebody else's call. */
const NAMES: ReadonlySet<string> = new Set(['row', 'point', 'step', 'term']);

type PassagePlace = Awaited<ReturnType<typeof listPassagesOfItem>>[number];
interface CallLesson {
  readonly item: TreeItem;
  readonly parts: readonly PassagePlace[];
}

/** The lesson of the library that teaches the four parts of a call, with what it says of each; null where none does. */
export async function findCallLesson(input: SkillInput): Promise<CallLesson | null> {
  const found = await findPassages({ ...input, vector: null }, { text: ABOUT, limit: LOOKED_AT });
  const ids = [...new Set(found.map(({ group }) => group))].slice(0, LESSONS);
  for (const id of ids) {
    const item = input.context.tree.itemById.get(id)!;
    if (!isQuotable(item.kind)) continue;
    const named = (await listPassagesOfItem(input, id)).filter(({ text }) => NAMES.has(kindOfPiece(text)));
    for (const beside of Map.groupBy(named, ({ heading, paragraph }) => `${paragraph} ${heading}`).values()) {
      const parts = PARTS.map((part) => beside.find(({ text }) => part.test(labelOf(text).replaceAll('*', ''))));
      if (parts.every((part) => part !== undefined)) return { item, parts };
    }
  }
  return null;
}

const WISH = [
  /\b(?:help|prepare|preparing|draft|write|structure|ready)\b.{0,40}\bsbar\b/,
  /\bsbar (?:for|about) (?:him|her|them|this|my|mr|mrs|ms|the) ?/,
  /\b(?:give|make|show|do|build|get) (?:me )?(?:an? |the )?sbar\b.{0,15}\b(?:for|about|of|on)\b.*\b(?:patient|pt|resident|man|woman|lady|him|her|mr|mrs)\b/,
  /\b(?:help|prepare|preparing)\b.{0,25}\b(?:the|my|this|a|that) call\b/,
  /^(?:yes |ok |okay |please )*(?:the )?(?:call with sbar|sbar)(?: then)?(?: please)?$/,
];
const ELSE =
  /\b(?:what (?:is|does|are)|examples?|flash ?cards?|quiz|summary|explain|why|families|family|relatives?|daughter|son|wife|husband|parents?)\b/;

/** Whether somebody wants to get ready for a call about a patient. `text` is spelt out. */
export const wantsCall = (text: string): boolean => {
  const bare = text.replace(/[?.!\s]+$/, '');
  return !ELSE.test(bare) && WISH.some((wish) => wish.test(bare));
};

/** The four parts of the call, in the words of the organization's own lesson. */
export const prepareCall: Skill = async (input) => {
  const { writer, request } = input;
  const lesson = await findCallLesson(input);
  if (!lesson) {
    writer.write({
      content:
        'I find no lesson here on how to build such a call, so I cannot prepare it with you. If you are worried, call now: say who you are, about whom, what has changed and what you need.',
    });
    return {};
  }
  const { item, parts } = lesson;
  const places = parts.map((part) => ({ ...part, group: item.id, share: 0 }));
  writer.write({
    content: `${PREPARED}, as **${item.title}** teaches them. Put in what you see and what you measured yourself; if the person gets worse, call first.\n\n${textOfAnswer([places])}`,
  });
  const [first] = parts;
  const chunk = { paragraph: first!.paragraph ?? undefined, seconds: first!.seconds ?? undefined };
  return { sources: [sourceOf(request.caller.orgId, item, chunk, first!.heading)] };
};

const PREPARED = 'These are the four parts';

/** Whether the last reply gave the parts of a call to be filled in. */
export const wasPrepared = ({ history }: SkillInput['request']): boolean =>
  history.findLast(({ role }) => role === 'assistant')?.text.startsWith(PREPARED) ?? false;

/** Whether somebody tells what they see and measured, and asks nothing. */
export const tellsOfPatient = (text: string): boolean =>
  /\d/.test(text) &&
  !/\?|\b(?:how|what|which|why|when|where|who|should|can|shall|may)\b/.test(text) &&
  text.split(' ').length >= FEWEST_WORDS;
const FEWEST_WORDS = 5;

/** Who fills the parts in hears in which order they are said; what they mean is judged by those who see the person. */
export const sayPrepared: Skill = async ({ writer }) => {
  writer.write({
    content:
      "That's what the call needs. Say who you are and about whom, and first what has changed; then why they're here; then these values and what you think it is; then what you want, and by when. Have it read back to you. I can't judge the values, and you can leave names out here. If you're worried, call now.",
  });
  return {};
};
