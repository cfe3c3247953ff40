import type { Source } from '@snapwell/contract/copilot/stream.schemas';
import { raiseNumber } from '@snapwell/contract/text/raised-number';
import type { PassagesGiven } from './passages-given.ts';
import { bearsOut, figuresIn, numbersIn } from './support.ts';

/** `[1]`, `[1, 2]`, and as some models write it. */
const MARK = /^\s?[[【]\s*(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\s*[\]】]/;
/** What may still become a mark when more comes. */
const BEGUN = /^\s?(?:[[【][\d\s,;]{0,24})?$/;
const MOST_SOURCES = 4;
const ENDED = /[.!?:](?:[*_"'’”)]|\u202f.)*\s+$|\n\s*$/;

/** What a reply says that gives no answer, or sends for help: no lesson is where it has that from. */
const DECLINES =
  /\bI (?:can(?:not|['’]t| not| only)|(?:do not|don['’]t) (?:know|find)|(?:will not|won['’]t))\b|\bich (?:kann|weiß|werde)\b[^.!?\n]*\bnicht\b/i;
const SENDS_FOR_HELP =
  /^\W*(?:please |now )*(?:call|ring|press|alert|get|ruf|rufen|alarmiere|alarmieren)\b[^.!?\n]*\b(?:emergency|resuscitation|ambulance|alarm|crisis|team on call|notruf|notfallteam|rettungsdienst)\b/i;

/**
 * Reads what a model writes as it comes. A number in brackets names a passage: it stays, as a raised number, where the
 * passage bears out the sentence it stands behind, and is left out where it does not.
 */
export function createCitations(given: PassagesGiven, isKnownText: () => string) {
  const sources: Source[] = [];
  const uncited: string[] = [];
  const unknownFigures = new Set<string>();
  let held = '';
  let whole = '';
  let sentence = '';
  let isCited = false;

  function close(): void {
    if (sentence.trim() === '') return;
    const known = new Set(numbersIn(`${isKnownText()}\n${given.all.map(({ text }) => text).join('\n')}`));
    for (const figure of figuresIn(sentence)) if (!known.has(figure)) unknownFigures.add(figure);
    if (!isCited) uncited.push(sentence);
    sentence = '';
    isCited = false;
  }

  function take(text: string): void {
    whole += text;
    for (const letter of text) {
      if (ENDED.test(sentence) && letter.trim() !== '') close();
      sentence += letter;
    }
  }

  function raised(numbers: string): string {
    const marks = numbers.split(/[,;]/).flatMap((number) => {
      const passage = given.find(Number(number));
      if (!passage || !bearsOut(sentence, `${passage.title} ${passage.heading} ${passage.text}`, true)) return [];
      isCited = true;
      const place = noteSource(passage.source);
      return place === null ? [] : [raiseNumber(place)];
    });
    return [...new Set(marks)].join('');
  }

  /** Which of the sources it is, from 1. */
  function noteSource(source: Source): number | null {
    const at = sources.findIndex(({ url }) => url === source.url);
    if (at !== -1) return at + 1;
    if (sources.length >= MOST_SOURCES) return null;
    return sources.push(source);
  }

  return {
    /** What can be shown of what has come so far. */
    read(text: string): string {
      held += text;
      let shown = '';
      while (held !== '') {
        const mark = MARK.exec(held);
        if (mark) {
          shown += raised(mark[1]!);
          held = held.slice(mark[0].length);
        } else if (BEGUN.test(held)) break;
        else {
          const next = held.slice(1).search(/\s?[[【]|\s$/);
          const plain = next === -1 ? held : held.slice(0, next + 1);
          take(plain);
          shown += plain;
          held = held.slice(plain.length);
        }
      }
      return shown;
    },
    /** The rest, with a word on figures that stand nowhere; and the sources, of what was not marked as well. */
    end(): { rest: string; sources: Source[] } {
      const rest = held.trimEnd();
      take(held);
      held = '';
      close();
      const restsOnLessons = !DECLINES.test(whole) && !SENDS_FOR_HELP.test(whole);
      for (const said of restsOnLessons ? uncited : []) {
        const passage = given.all.find(({ text, heading, title }) =>
          bearsOut(said, `${title} ${heading} ${text}`, false),
        );
        if (passage) noteSource(passage.source);
      }
      const figures = [...unknownFigures];
      const warning =
        figures.length === 0
          ? ''
          : `\n\n*${figures.join(', ')}: I don't find ${figures.length === 1 ? 'this figure' : 'these figures'} in your lessons. Check before you use ${figures.length === 1 ? 'it' : 'them'}.*`;
      return { rest: rest + warning, sources };
    },
  };
}
