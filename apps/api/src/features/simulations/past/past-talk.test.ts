import { conversationBody } from '@snapwell/contract/simulations/conversation';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { judgeTalk } from '../judge/judge-talk.ts';
import { aConversationFile } from '../conversation/conversation.factory.ts';
import { talkAbout } from './past-talk.ts';

const { title: _title, minutes: _minutes, ...file } = parse(aConversationFile()) as Record<string, unknown>;
const body = conversationBody.parse(file);
const phrases = new Set([...body.facts, ...body.reactions].flatMap((each) => each.phrases));

function resultOf(skill: number) {
  const steps = talkAbout(body, { skill, chance: () => 0.5 });
  return { steps, ...judgeTalk(body, steps, { verdicts: new Map(), judgedBy: 'built-in' }) };
}

test('who thinks of everything says it in the words of the author, and is told what is asked for', () => {
  const { steps, items } = resultOf(1);
  const said = steps.filter(({ act }) => act === 'say');
  expect(said.length).toBeGreaterThan(1);
  expect(said.filter((step) => !phrases.has(step.said))).toEqual([]);
  expect(said.every(({ reply, meanings }) => reply !== '' && meanings.length === 1)).toBe(true);
  expect(items.filter(({ is_met: isMet }) => isMet).length).toBeGreaterThan(items.length / 2);
});

test('who thinks of nothing says one thing and ends the talk, and misses the rest', () => {
  const { steps, share, items } = resultOf(0);
  expect(steps.map(({ act }) => act)).toEqual(['say', 'end']);
  expect(items.filter(({ is_met: isMet }) => isMet).length).toBeLessThanOrEqual(1);
  expect(share).toBeLessThan(resultOf(1).share);
});
