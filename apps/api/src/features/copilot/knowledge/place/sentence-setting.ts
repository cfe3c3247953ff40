import { searchWords } from '#adapters/passage-search/words.ts';
import { countWords, type LessonSentence, type Stretch } from './lesson-sentences.ts';

/** What is asked, what it is asked of, and which sentences that is. */
interface SettingQuestion {
  readonly wanted: ReadonlySet<string>;
  readonly selection: string;
  readonly sentences: readonly LessonSentence[];
  readonly meant: Stretch;
}

/** The names of what `settingsOf` tells of a sentence, in its order. */
export const SETTING = [
  'asked in heading',
  'selected in heading',
  'below a selected heading',
  'first of its section',
  'distance in the section',
  'part of the lesson',
  'length of the selection',
  'length of the lesson',
] as const;

/** So many sentences away is far within a section. */
const FAR = 12;
const LONG_SELECTION = 20;
const LONG_LESSON = 60;

/** What stands around each sentence: its heading, and its place in section and lesson; each 0 to about 1. */
export function settingsOf({ wanted, selection, sentences, meant }: SettingQuestion): number[][] {
  const selected = new Set(searchWords(selection));
  const headings = sentences.map(({ heading }) => new Set(searchWords(heading)));
  const firsts = new Map<string, number>();
  for (const [i, { section }] of sentences.entries()) if (!firsts.has(section)) firsts.set(section, i);
  const home = sentences[meant.first];
  const isOfHeading = home !== undefined && bare(home.heading) === bare(selection);
  return sentences.map(({ section }, i) => {
    const isHome = section === home?.section;
    const into = i - firsts.get(section)!;
    return [
      shareOf(wanted, headings[i]!),
      shareOf(selected, headings[i]!),
      isHome && isOfHeading ? 1 / (1 + into) : 0,
      into === 0 ? 1 : 0,
      isHome ? Math.min(Math.abs(i - meant.first), FAR) / FAR : 0,
      i / sentences.length,
      Math.min(countWords(selection), LONG_SELECTION) / LONG_SELECTION,
      sentences.length / LONG_LESSON,
    ];
  });
}

const bare = (text: string): string => searchWords(text).join(' ');

/** Which part of some words others have. */
function shareOf(wanted: ReadonlySet<string>, own: ReadonlySet<string>): number {
  return wanted.size === 0 ? 0 : [...wanted].filter((word) => own.has(word)).length / wanted.size;
}
