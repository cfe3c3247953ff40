import { describe, expect, test } from 'vitest';
import { comparable, readCorpus } from './corpus.ts';
import { declinedQuestions, EVALUATED, libraryQuestions, recordQuestions } from './questions.ts';

const corpora = new Map(EVALUATED.map((organization) => [organization as string, readCorpus(organization)]));

test('there are enough questions of each sort, half of them as people ask', () => {
  const library = libraryQuestions();
  expect(library.length).toBeGreaterThanOrEqual(120);
  expect(library.filter(({ words }) => words === 'colloquial').length).toBeGreaterThanOrEqual(library.length / 2);
  expect(declinedQuestions().length).toBeGreaterThanOrEqual(30);
  expect(recordQuestions().length).toBeGreaterThanOrEqual(30);
});

test.each([
  ['library', libraryQuestions()],
  ['declined', declinedQuestions()],
  ['record', recordQuestions()],
])('about a third of the questions of %s is held out', (_, questions) => {
  const part = questions.filter((question) => question.held_out).length / questions.length;
  expect(part).toBeGreaterThan(0.28);
  expect(part).toBeLessThan(0.4);
});

test('nobody is asked the same twice', () => {
  const asked = [...libraryQuestions(), ...declinedQuestions(), ...recordQuestions()].map(({ ask }) => comparable(ask));
  expect(new Set(asked).size).toBe(asked.length);
});

describe.each(EVALUATED)('in %s', (organization) => {
  const questions = libraryQuestions().filter((question) => question.organization === organization);
  const corpus = corpora.get(organization)!;

  test('every item that answers a question is there', () => {
    expect(questions.flatMap(({ item, also }) => [item, ...also]).filter((id) => !corpus.has(id))).toEqual([]);
  });

  test('every passage stands in its item', () => {
    expect(
      questions.filter(({ item, passage }) => !corpus.get(item)?.includes(comparable(passage))).map(({ ask }) => ask),
    ).toEqual([]);
  });
});
