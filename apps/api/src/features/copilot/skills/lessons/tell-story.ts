import { bareWords } from '@snapwell/understanding/words/normalise';
import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { TreeItem } from '#features/catalogue/index.ts';
import type { Block } from '../../knowledge/place/item-blocks.ts';
import { blocksOf } from '../../knowledge/place/read-place.ts';
import { sourceOf } from '../../knowledge/links.ts';
import type { SkillInput } from '../../request/skill-input.ts';

/** What somebody wants to know of a story that is drawn. */
export type StoryWish = 'summary' | 'point' | 'wrong' | 'end' | `page ${number}`;

const STORY = '(?:comic|story|strip|cartoon|page|lesson|this|it|here)';
const POINT = new RegExp(
  `\\b(?:point|moral|message|lesson|takeaway|idea|sense|meaning) (?:of|in|behind|from) (?:the |this |that )?(?:whole )?${STORY}\\b|\\bwhat (?:does|do|should|can|shall) (?:this|it|the comic|the story|i|we) (?:want to )?(?:teach|tell|learn|say|show|take)\\b.*$|\\b(?:whats|what is|what was) the (?:point|moral|story)(?: here| about)?$`,
);
const WRONG =
  /\bwhat (?:went|goes|was|is) wrong\b(?: here| there| in (?:this|the|it)\b.*)?$|\bwhat (?:did|does|has|have) (?:\w+ ){1,3}(?:do|done|did) wrong\b|\bwhat (?:was|is|were) (?:the|her|his|their) (?:mistakes?|errors?)\b(?: here)?$|\bwhat mistakes?\b.*\b(?:make|made|did)\b|\bwhat (?:should|shoulda|shouldve|could|couldve|ought)(?: have| to have)? (?!i\b|we\b)\w+ (?:have |to have )?(?:done|do|said)(?: instead| differently| better| then)?$/;

const END =
  /\bwhat (?:\w+ )?(?:happen\w*|comes?|came)\b.*\b(?:at|in) the end\b|\bhow (?:does|did|do) (?:it|this|that|the (?:comic|story|film)|they) (?:all )?end\b|\bthe end(?:ing)? of (?:the|this) (?:comic|story)\b/;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'];
/** 'What happened on page 2', 'whats on the second page'. */
const PAGE = new RegExp(
  String.raw`^(?:so |and )*what.* (?:page (\d|${NUMBERS.join('|')})|(${ORDINALS.join('|')}) page)(?: about)?$`,
);

/** What is wanted of the story as a whole, or of one page of it; null where something in it is asked for. */
export function storyWishOf(question: string): Exclude<StoryWish, 'summary'> | null {
  const folded = bareWords(question);
  if (WRONG.test(folded)) return 'wrong';
  if (END.test(folded)) return 'end';
  const [, page, nth] = PAGE.exec(folded) ?? [];
  if (page !== undefined) return `page ${Number(page) || NUMBERS.indexOf(page) + 1}`;
  if (nth !== undefined) return `page ${ORDINALS.indexOf(nth) + 1}`;
  return POINT.test(folded) ? 'point' : null;
}

/** So much of a page of a story is told; the last one, where it comes out, is told whole. */
const WORDS = 34;
const LAST_WORDS = 60;
const FEW_WORDS = 16;

/**
 * Tells a comic by what its author says that it shows, else by what stands beneath its pictures and by whole speeches
 * with their speakers; null where it has none.
 */
export async function tellStory(input: SkillInput, item: TreeItem, wish: StoryWish): Promise<StreamLine | null> {
  const text = storyOf(item, await blocksOf(input, item), wish);
  if (text === null) return null;
  input.writer.write({ content: text });
  return { sources: [sourceOf(input.request.caller.orgId, item)] };
}

/** What is told of a story that consists of these. */
export function storyOf(
  { title, summary }: Pick<TreeItem, 'title' | 'summary'>,
  blocks: readonly Block[],
  wish: StoryWish,
): string | null {
  const head = `**${title}**${summary ? `: ${summary}` : ''}`;
  const takeaways = blocks.filter(({ isTakeaway }) => isTakeaway);
  const panelBlocks = blocks.filter(({ isTakeaway }) => !isTakeaway);
  if (wish.startsWith('page')) return pageOf(title, panelBlocks, Number(wish.slice('page '.length)));
  if (takeaways.length > 0 && wish !== 'end')
    return [head, takeaways.map(({ text }) => `- ${text}`).join('\n')].join('\n\n');
  const pages = [...Map.groupBy(panelBlocks, ({ page }) => page).values()];
  const told = pages
    .map((panels, i) => ({
      name: panels[0]?.heading ?? '',
      lines: linesOf(panels, i === pages.length - 1 ? LAST_WORDS : WORDS),
    }))
    .filter(({ lines }) => lines.length > 0);
  const last = told.at(-1);
  if (!last) return null;
  const named = ({ name, lines }: typeof last) => `${name ? `**${name}**: ` : ''}${lines.join(' ')}`;
  // An ending of few words makes no sense without what led to it.
  const ends = last.lines.join(' ').split(/\s+/).length < FEW_WORDS ? told.slice(-2) : [last];
  if (wish === 'end') return [`**${title}** ends like this:`, ...ends.map(named)].join('\n\n');
  if (wish === 'point') return [head, ...ends.map(named)].join('\n\n');
  const all = told.map((page) => `- ${named(page)}`).join('\n');
  return wish === 'wrong'
    ? [`**${title}** shows what goes wrong, and what helps:`, all].join('\n\n')
    : `${head}\n\n${all}`;
}

/** What one page tells, whole; null where there is no such page. */
function pageOf(title: string, blocks: readonly Block[], number: number): string | null {
  const own = blocks.filter(({ page }) => page === number);
  const lines = linesOf(own, LAST_WORDS);
  const name = own[0]?.heading ? ` (${own[0].heading})` : '';
  return lines.length === 0 ? null : `Page ${number} of **${title}**${name}:\n\n${lines.join(' ')}`;
}

/** What is told first, then what is said as far as it is read at a glance, in the order of the panels. */
function linesOf(panels: readonly Block[], most: number): string[] {
  const lines = panels.flatMap(({ scene = '', narration = '', speech = [] }, i) => [
    // A picture without a word is told by what is to be seen.
    ...(narration === '' && speech.length === 0 && scene ? [{ i, isTold: true, text: scene }] : []),
    ...(narration ? [{ i, isTold: true, text: narration }] : []),
    ...speech.map(({ speaker, text }) => ({ i, isTold: false, text: speaker ? `${speaker}: ‘${text}’` : text })),
  ]);
  const chosen = new Set<(typeof lines)[number]>();
  let left = most;
  for (const line of lines.toSorted((a, b) => Number(b.isTold) - Number(a.isTold))) {
    const size = line.text.split(/\s+/).length;
    if (chosen.size > 0 && size > left) continue;
    chosen.add(line);
    left -= size;
  }
  return lines.filter((line) => chosen.has(line)).map(({ text }) => text);
}
