import { expect } from 'vitest';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';

const library = aLibraryFolder({
  '01-rub.md': anArticle({
    title: 'Rub',
    text: 'Alcohol works only on dry hands.\n\n## How long\n\nRub your hands for twenty seconds. The fingertips are forgotten most, because nobody looks at them.\n\n## Rings\n\nTake rings off before you begin.\n',
  }),
  '02-wash.md': anArticle({
    title: 'Wash',
    text: 'Water carries spores off.\n\n## How long\n\nWash your hands for forty seconds. Lukewarm water is kinder to the skin than hot water.\n\n## Drying\n\nPat the skin dry with paper before you touch anything else. Wet hands spread germs more easily than dry hands do. Paper from a closed dispenser is cleaner than a towel that hangs.\n',
  }),
  '03-which.matching.yaml':
    'title: Which is it?\nsummary: Rub or wash.\nminutes: 2\nstatus: published\nprompt: What goes together?\npairs:\n  - left: Spores\n    right: Water\n    why: They stay.\n  - left: Dry hands\n    right: Alcohol\n    why: It works.\n  - left: A towel that hangs\n    right: Neither\n    why: It is wet.\n',
  '07-score.md': anArticle({
    title: 'Score',
    text: 'Count for a full minute.\n\n| | 2 | 1 | 0 |\n|---|---|---|---|\n| Breaths per minute | ≥ 25 | 21-24 | 12-20 |\n| Pulse per minute | ≥ 131 | 91-130 | 51-90 |\n',
  }),
  '08-second.md': anArticle({
    title: 'Second',
    text: 'Look again after an hour.\n\n## What you find\n\n| You find | You do |\n|---|---|\n| No change | Examine again |\n| No pain, very sleepy | See below, now |\n\n## Sleepy\n\nWatch wakefulness.\n\n> [!WARNING]\n> Stop the pump, wake them, and call for help.\n',
  }),
  '06-pen.md': anArticle({
    title: 'Pen',
    text: 'Pens lie in the drawer.\n\n## Syringes\n\nNever draw insulin out of a pen with a syringe. Pens exist in several strengths. With a strong one, a syringe gives two or three times the dose.\n',
  }),
  '05-lid.md': anArticle({
    title: 'Lid',
    text: 'A bin has a lid.\n\n## Closing\n\nClose the lid of the bin with your foot.\n\nIt is done so that no flies come in.\n',
  }),
  '04-note.md': anArticle({
    title: 'Note',
    text: 'A note has three parts:\n\n1. Found: what you saw.\n2. Did: what you did about it.\n3. Came of it: how it is now.\n',
  }),
});
const test = base.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));
const on = (id: string) => ({
  page_context: { page_id: 'content' as const, content: { id, title: id, type: 'article' as const } },
});

test('a question that both lessons answer is about the page that is open', async ({ server, place }) => {
  expect((await askSophie(server, place, 'for how many seconds', on('rub'))).text).toContain('twenty seconds');
  expect((await askSophie(server, place, 'for how many seconds', on('wash'))).text).toContain('forty seconds');
});

test('a row that says what to see below comes with it, asked by itself and going on from an answer', async ({
  server,
  place,
}) => {
  const warned = /See below, now \|\n\n\*\*Warning\.\*\* Stop the pump, wake them, and call for help\.$/;
  expect((await askSophie(server, place, 'very sleepy but no pain, what now', on('second'))).text).toMatch(warned);
  await askSophie(server, place, 'when do i look again', on('second'));
  expect((await askSophie(server, place, 'and no pain, very sleepy?', on('second'))).text).toMatch(warned);
});

test('a row is said to who describes it to ask what then, and two things by what they are called', async ({
  server,
  place,
}) => {
  expect((await askSophie(server, place, 'no change after an hour, and now?', on('second'))).text).toBe(
    '| You find | You do |\n|---|---|\n| No change | Examine again |',
  );
  expect((await askSophie(server, place, 'difference between found and did', on('note'))).text).toBe(
    '1. Found: what you saw.\n2. Did: what you did about it.',
  );
});

test('beside a game, questions are about the lesson that it practises', async ({ server, place }) => {
  expect((await askSophie(server, place, 'for how many seconds', on('which'))).text).toContain('forty seconds');
});

test('who is stuck in a game is led to the lesson that it practises, which is not played for them', async ({
  server,
  place,
}) => {
  const { text, last } = await askSophie(server, place, 'stuck, give me a hint', on('which'));
  expect(text).toMatch(/^I won't play \*\*Which is it\?\*\* for you\./);
  expect(last.sources?.map(({ content_id: id }) => id)).toEqual(['wash']);
});

test('a question that the page does not answer is answered by the lesson that does', async ({ server, place }) => {
  const { text, last } = await askSophie(server, place, 'what is the water like when I wash', on('rub'));
  expect(text).toContain('Lukewarm water');
  expect(last.sources?.map(({ content_id: id }) => id)).toContain('wash');
});

test('a value is looked up in the table that answers', async ({ server, place }) => {
  const { text } = await askSophie(server, place, 'how many points for 24 breaths a minute', on('score'));
  expect(text).toMatch(/^(?:I am not sure.*\n\n)?\*\*24\*\* stands under \*\*1\*\*/);
  expect(text).toContain('| Breaths per minute | ≥ 25 |');
  const { text: pulse } = await askSophie(server, place, 'how many points is a pulse of 112', on('score'));
  expect(pulse).toContain('**112** stands under **1**');
});

test('with no page open the table of a score is looked up as well', async ({ server, place }) => {
  const told = async (question: string) => (await askSophie(server, place, question)).text;
  expect(await told('how many points are given for a pulse of 112')).toContain('**112** stands under **1**');
  expect(await told('is a zebra of 112 worth points')).not.toContain('stands under');
});

test('of a list that is counted through, the entry that is asked for is said', async ({ server, place }) => {
  expect((await askSophie(server, place, 'what are the three parts of a note', on('note'))).text).toContain('2. Did');
  const { text } = await askSophie(server, place, "what's the 3rd part of a note again", on('note'));
  expect(text).toContain('3. Came of it');
  expect(text).not.toContain('1. Found');
});

test('the gist of a page is that of the page, in as many sentences as are asked for', async ({ server, place }) => {
  const { text, last } = await askSophie(server, place, 'short summary please', on('wash'));
  expect(text).toMatch(/^\*\*Wash\*\*/);
  expect(last.sources?.map(({ content_id: id }) => id)).toEqual(['wash']);
  const { text: three } = await askSophie(server, place, 'explain this page in three sentences', on('wash'));
  expect(three.split('\n\n')[1]!.match(/[.!?](?= |$)/g)).toHaveLength(3);
});

test('what is asked for was said a moment ago, and is said to be so', async ({ server, place }) => {
  const { text: first } = await askSophie(server, place, 'which part of the hand is forgotten most', on('rub'));
  expect(first).toContain('fingertips');
  const { text } = await askSophie(server, place, 'is it the fingertips that are forgotten most', on('rub'));
  expect(text).toMatch(/^It's in what I just said:/);
});

test('why and simpler are about what was just said', async ({ server, place }) => {
  await askSophie(server, place, 'which part of the hand is forgotten', on('rub'));
  const simpler = await askSophie(server, place, 'simpler please', on('rub'));
  expect(simpler.text).toMatch(/^In short:/);
  expect(simpler.text).toContain('fingertips');
  // It is shorter than what was said.
  expect(simpler.text).not.toContain('twenty seconds');
  await askSophie(server, place, 'how long do i wash my hands', on('wash'));
  expect((await askSophie(server, place, 'why?', on('wash'))).text).toBe("I don't find a reason for it in **Wash**.");
});

test('the reason that stands beside what was said is given', async ({ server, place }) => {
  expect((await askSophie(server, place, 'what do i do with the lid', on('lid'))).text).toContain('Close the lid');
  expect((await askSophie(server, place, 'why?', on('lid'))).text).toMatch(
    /^(?:I am not sure.*\n\n)?It is done so that/,
  );
});

test('a word or two that go on from no lesson are not looked up in one', async ({ server, place }) => {
  await askSophie(server, place, 'how many points do i have');
  expect((await askSophie(server, place, 'and what about that')).text).toMatch(/^I can't tell what that goes on from/);
});

test('what goes on from the own record is of the own record', async ({ server, place }) => {
  await askSophie(server, place, "what's my streak");
  expect((await askSophie(server, place, 'and freezes?')).text).toMatch(/^You hold \*\*0 streak freezes/);
});

test('what goes on from a question that no lesson answered is asked together with it', async ({ server, place }) => {
  expect((await askSophie(server, place, 'how do i tell the boss')).text).toMatch(/^I do not know/);
  expect((await askSophie(server, place, 'and the fingertips?')).text).toContain('fingertips are forgotten most');
});

test('an entry of a list that spells a word is asked for by its letter', async ({ server, place }) => {
  await askSophie(server, place, 'which parts does a note have', on('note'));
  expect((await askSophie(server, place, 'and the D?', on('note'))).text).toContain('what you did about it');
});

test('a bare question beside another page is of the lesson that spoke', async ({ server, place }) => {
  await askSophie(server, place, 'may i draw from the pen with a syringe', on('rub'));
  const { last } = await askSophie(server, place, 'why not', on('rub'));
  expect(last.sources?.map(({ content_id: id }) => id)).toEqual(['pen']);
});

test('what to do now about a person who was left to others is left to them again', async ({ server, place }) => {
  const left = await askSophie(server, place, 'my pt resps 24, sats 94, bp 104, pulse 112, whats his score');
  expect(left.text).toMatch(/^I can't decide that for one person/);
  expect((await askSophie(server, place, 'so what do i do now')).text).toMatch(/^I can't decide that for one person/);
});

test('where no reason is named, the author goes on with it', async ({ server, place }) => {
  expect((await askSophie(server, place, 'may i draw from the pen with a syringe', on('pen'))).text).toMatch(
    /Never draw insulin/,
  );
  const { text } = await askSophie(server, place, 'why', on('pen'));
  expect(text).toMatch(/two or three times the dose/);
  expect(text).not.toMatch(/Never draw insulin/);
});

test('a wish for fewer words is about what was said, however it is worded', async ({ server, place }) => {
  for (const wish of ['one sentence pls', 'fewer words', 'easy words please, my english is not so good']) {
    await askSophie(server, place, 'which part of the hand is forgotten', on('rub'));
    expect((await askSophie(server, place, wish, on('rub'))).text).toMatch(/^In short:/);
  }
});

test('what was said on another page can be asked for', async ({ server, place }) => {
  await askSophie(server, place, 'for how many seconds', on('rub'));
  await askSophie(server, place, 'how do i dry my hands', on('wash'));
  const { text, last } = await askSophie(
    server,
    place,
    'before, on the other page, you said something about rubbing. how long was it',
    on('wash'),
  );
  expect(text).toMatch(/^Earlier I said:/);
  expect(text).toContain('twenty seconds');
  expect(last.sources?.map(({ content_id: id }) => id)).toContain('rub');
});

test('who changes the subject is not taken to go on', async ({ server, place }) => {
  await askSophie(server, place, 'which part of the hand is forgotten', on('rub'));
  expect((await askSophie(server, place, 'how do i change my password', on('rub'))).text).toContain('**Settings**');
  expect((await askSophie(server, place, 'whats a freeze', on('rub'))).text).toContain('streak');
  expect((await askSophie(server, place, 'i gave the wrong medicine what now', on('rub'))).text).toMatch(
    /^The person first/,
  );
});

test('a wish for a quiz is heard in few words', async ({ server, place }) => {
  await askSophie(server, place, 'which part of the hand is forgotten', on('rub'));
  const { text } = await askSophie(server, place, 'quiz?', on('rub'));
  expect(text).not.toContain('fingertips');
});

test('what was said is said in other words, and no other passage is read out', async ({ server, place }) => {
  for (const wish of ["explain like i'm new here", 'again, slower', 'say it shorter so i can write it on a card']) {
    await askSophie(server, place, 'which part of the hand is forgotten', on('rub'));
    const { text, last } = await askSophie(server, place, wish, on('rub'));
    expect(text).toMatch(/^In short:/);
    expect(last.sources?.map(({ content_id: id }) => id)).toEqual(['rub']);
  }
});

test('what is said in passing leads on, and to no lesson', async ({ server, place }) => {
  await askSophie(server, place, 'which part of the hand is forgotten', on('rub'));
  for (const [said, answer] of [
    ['lol ok', "I'm here when you want to ask"],
    ['hi, hard shift today', 'That sounds like a lot.'],
    ['good evening, i have some questions to this text', 'ask me about **Rub**'],
  ] as const) {
    const { text, last } = await askSophie(server, place, said, on('rub'));
    expect(text).toContain(answer);
    expect(last.sources ?? []).toEqual([]);
  }
});

test('an entry that is named only to be ruled out is not read out', async ({ server, place }) => {
  await askSophie(server, place, 'what are the parts of a note', on('note'));
  const named = await askSophie(server, place, 'and found?', on('note'));
  expect(named.text).toBe('1. Found: what you saw.');
  const denied = await askSophie(server, place, "and if it isn't found?", on('note'));
  expect(denied.text).not.toBe('1. Found: what you saw.');
});

test('in a lesson of a few sentences nothing is sure only because nearly all of it is said', async ({
  server,
  place,
}) => {
  await askSophie(server, place, 'how do i close the lid of the bin', on('lid'));
  const { text } = await askSophie(server, place, 'and for kids?', on('lid'));
  expect(text).toMatch(/not sure|don't find more|can't tell|do not know/);
});
