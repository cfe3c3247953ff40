import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DraftText } from '@snapwell/contract/library/authoring.schemas';
import { emptyHead } from '../authoring/item-text.ts';
import { rules } from './in-panel.ts';
import { checkDraftText } from './reading-tasks.ts';

const head: DraftText['head'] = { ...emptyHead, title: 'Pain' };
const said = (kind: Parameters<typeof checkDraftText>[0]['kind'], body: object) =>
  checkDraftText({ kind, head, body: body as DraftText['body'] }).problems.map(({ path, said: words }) => [
    path.join('.'),
    words?.sentence,
  ]);

test('what is missing, too little or not marked is said of the field, and names no key', () => {
  const question = { id: 'q1', type: 'single_choice', prompt: '', options: [{ text: 'A' }, { text: 'B' }] };
  const quiz = { pass_mark: 80, counts: 'highest', shuffle: true, feedback: 'each', certainty: 'asked' };
  expect(said('quiz', { ...quiz, questions: [question] })).toContainEqual(['body.questions.0.prompt', 'missing']);
  const asked = { ...question, prompt: 'Why?', explanation: 'So.', difficulty: 'easy', tags: [] };
  expect(said('quiz', { ...quiz, questions: [asked] })).toContainEqual(['body.questions.0.options', 'oneRight']);
  expect(said('flashcards', { cards: [] })).toContainEqual(['body.cards', 'fewEntries']);
  expect(said('hotspot', { prompt: 'Find it', alternative: 'A room', areas: [] })).toContainEqual([
    'body.image',
    'missing',
  ]);
});

test('of an article the panel is told what its author sees', () => {
  expect(said('article', { markdown: '' })).toEqual([['body.markdown', 'noText']]);
  const markdown = '# Pain\n\n![](media/a.svg)\n\n[here](nowhere)\n\n```question\nprompt: Why?\n```\n';
  expect(said('article', { markdown }).map(([, sentence]) => sentence)).toEqual([
    'firstHeading',
    'pictureWords',
    'linkNowhere',
    'questionUnfinished',
  ]);
});

test('the rules that are told otherwise in the panel are rules of the contract', () => {
  const contract = join(import.meta.dirname, '../../../../../../packages/contract/src');
  const sources = globSync('**/*.ts', { cwd: contract }).map((path) => readFileSync(join(contract, path), 'utf8'));
  expect(Object.keys(rules).filter((message) => !sources.some((source) => source.includes(message)))).toEqual([]);
});
