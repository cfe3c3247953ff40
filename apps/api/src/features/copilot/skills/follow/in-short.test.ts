import { expect, it } from 'vitest';
import { inShort } from './in-short.ts';

it('takes of a list each entry up to where it goes into detail', () => {
  const list = [
    'Ask, look, and listen to those who know the person:',
    "- new confusion, sleepiness, unusual quietness, or 'he is not himself',",
    '- cold hands and feet, pale, grey or mottled skin; on dark skin look at lips, gums, palms and soles,',
    '- hardly any urine for half a day or longer,',
    "- 'I feel as if I am going to die.' Believe it.",
  ].join('\n');
  expect(inShort(list)).toBe(
    "- New confusion\n- Cold hands and feet\n- Hardly any urine for half a day or longer\n- 'I feel as if I am going to die.'",
  );
});

it('takes of anything else the shortest sentences that say something', () => {
  const text =
    'Look again about an hour after a tablet. Later! Count breaths before you wake them. Then wake them gently. And how? Write down what you find before you leave the room again.';
  expect(inShort(text)).toBe(
    '- Look again about an hour after a tablet.\n- Count breaths before you wake them.\n- Then wake them gently.',
  );
});

it('leaves a table as it is, and says nothing of what says nothing', () => {
  expect(inShort('| a | b |\n|---|---|\n| 1 | 2 |')).toBe('| a | b |\n|---|---|\n| 1 | 2 |');
  expect(inShort('Later. And confused? Sunday?')).toBeNull();
});
