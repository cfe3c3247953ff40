import { describe, expect, test } from 'vitest';
import { comparable, readCorpus } from '../corpus.ts';
import { EVALUATED } from '../questions.ts';
import { readSophieSets, type SetName, setNames, type SophieSets } from './sets.ts';

/** Those that quote lessons: single messages are after something and quote nothing. */
const SETS: readonly SetName[] = setNames.filter((set) => {
  const { questions, places } = readSophieSets(set);
  return questions.length + places.length > 0;
});
const corpora = new Map(EVALUATED.map((organization) => [organization as string, readCorpus(organization)]));

/** Everything that a set quotes from a lesson: what answers, and what somebody has marked. */
function quotationsOf({ questions, followUps, places, talks }: SophieSets) {
  const answers = [...questions, ...followUps, ...places].flatMap(({ organization, item, sentence, or }) =>
    [{ item, sentence }, ...or].map((each) => ({
      organization,
      item: each.item ?? item,
      quotation: each.sentence,
    })),
  );
  const marked = places.map(({ organization, item, selected }) => ({ organization, item, quotation: selected }));
  const told = talks.flatMap(({ organization, item, turns }) => {
    let page = item ?? '';
    return turns.flatMap((turn) => {
      page = turn.item ?? page;
      if (turn.kind !== 'lesson') return [];
      return [{ item: turn.from ?? page, sentence: turn.sentence }, ...turn.or].map((each) => ({
        organization,
        item: each.item ?? turn.from ?? page,
        quotation: each.sentence,
      }));
    });
  });
  return [...answers, ...marked, ...told];
}

describe.each(SETS)('the set %s', (set) => {
  const quotations = quotationsOf(readSophieSets(set));

  test('quotes lessons', () => {
    expect(quotations.length).toBeGreaterThan(100);
  });

  // An item that was written again keeps its questions only as long as it still says what they quote.
  test('quotes only what stands in the item today', () => {
    const gone = quotations.filter(
      ({ organization, item, quotation }) => !corpora.get(organization)?.get(item)?.includes(comparable(quotation)),
    );
    expect(gone).toEqual([]);
  });
});
