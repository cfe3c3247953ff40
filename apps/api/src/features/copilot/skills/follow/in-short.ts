import { sentencesOf, wholeSentencesOf } from '../../knowledge/sentences.ts';

/** Sentences that say it shortly, and entries of a list. */
const SENTENCES = 3;
const ENTRIES = 6;
/** A cry or a scrap of a dialogue says nothing by itself. */
const TELLING = 4;
/** An entry that is so short is read at a glance as it is. */
const BRIEF = 7;
const MARK = /^(?:-|\d+\.) /;

/**
 * A text in short: of a list each entry up to where it goes into detail, else the shortest sentences that say something,
 * in their order; a table as it is. Null where nothing does.
 */
export function inShort(text: string): string | null {
  if (text.includes('|')) return text;
  const lines = text.split('\n');
  const entries = lines.filter((line) => MARK.test(line)).map((line) => beginningOf(line.replace(MARK, '')));
  if (entries.length >= SENTENCES) return asList(entries.slice(0, ENTRIES));
  const sentences = lines
    .flatMap((line) => wholeSentencesOf(line.replace(MARK, '')))
    .filter((sentence) => sentence.split(/\s+/).length >= TELLING && !/[?:]$/.test(sentence));
  if (sentences.length === 0) return null;
  const shortest = new Set(sentences.toSorted((a, b) => a.length - b.length).slice(0, SENTENCES));
  return asList(sentences.filter((sentence) => shortest.has(sentence)));
}

/** `cold hands and feet, pale, grey or mottled skin; ...` is in short about cold hands and feet. */
function beginningOf(entry: string): string {
  const first = sentencesOf(entry)[0] ?? entry;
  const isBrief = first.split(/\s+/).length <= BRIEF;
  const cut = isBrief || /^['‘"“]/.test(first) ? first : (/^(?:\S+\s+){1,}?\S+?(?=[,;(])/.exec(first)?.[0] ?? first);
  const bare = cut.replace(/[,;]$/, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

const asList = (points: readonly string[]): string => points.map((point) => `- ${point}`).join('\n');
