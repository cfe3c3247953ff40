import { expect } from 'vitest';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { aSophiePlace, askSophie, messagesOf } from '#testing/ask-sophie.ts';
import { modelTest, says } from '#testing/model-test.ts';

const question = (prompt: string) =>
  `\`\`\`question\nprompt: ${prompt}\noptions:\n  - { text: A good result, why: Sleep is not rest here. }\n  - { text: Nothing at all }\n  - { text: A warning sign, correct: true, why: Growing sedation comes before breathing fails. }\n\`\`\``;
const library = aLibraryFolder({
  '01-sleepy.md': anArticle({
    title: 'Sleepy',
    text: `## Watch them\n\nGrowing sedation is a warning sign and comes before breathing fails.\n\n${question('He drifts off. What is it?')}\n\n${question('She snores. What is that?')}\n`,
  }),
  '02-plain.md': anArticle({ title: 'Plain', text: 'Nothing is asked here.\n' }),
  '03-quiz.quiz.yaml':
    'title: Quiz\nquestions:\n  - { id: drifts, type: true_false, prompt: He drifts off. Is it a warning sign?, answer: true, explanation: Yes. }\n',
});
const test = modelTest.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));
const page = {
  page_context: { page_id: 'content' as const, content: { id: 'sleepy', title: 'Sleepy', type: 'article' as const } },
};

test('asks before it tells, gives three hints, then the answer, and ends with cards', async ({
  server,
  ask,
  place,
}) => {
  const say = (text: string) => askSophie(server, place, text, page);
  const begun = await say('Teach me this');
  expect(begun.text).toContain('Our goal: **Sleepy**');
  expect(begun.text).toContain('He drifts off. What is it?');
  expect(begun.text).not.toMatch(/sedation/i);
  expect(begun.last.tutor).toMatchObject({ goal: 'Sleepy', hints: 0, number: 1, of: 2, right: 0 });
  const first = await say('Give me a hint');
  expect(first.text).toContain('**Hint 1 of 3.** Look under **Watch them**');
  expect(first.last.sources).toMatchObject([{ url: expect.stringMatching(/#p-2$/) }]);
  const second = await say('A good result');
  expect(second.text).toMatch(/^Not that one. Sleep is not rest here.\n\n\*\*Hint 2 of 3.\*\* It isn't/);
  expect((await say('no idea')).text).toContain('**Hint 3 of 3.** The lesson says: Growing sedation');
  const told = await say('Nothing at all');
  expect(told.text).toContain('The answer: **A warning sign**. Growing sedation comes before breathing fails.');
  expect(told.last.tutor).toMatchObject({ number: 2, hints: 0, right: 0 });
  const over = await say('it is a warning');
  expect(over.text).toContain('Right: **A warning sign**');
  expect(over.text).toContain('You found 1 of 2 yourself. Now check yourself');
  expect(over.last).toMatchObject({ practice: { content_id: 'sleepy' }, tutor: { question_id: null } });
  const reviews = await ask(place.ada, 'GET', `/api/v1/organizations/${place.orgId}/reviews`);
  expect(reviews.body).toMatchObject({ cards: 2 });
  const [reply] = await messagesOf(ask, place);
  expect(reply.blocks).toContainEqual(expect.objectContaining({ type: 'tutor', goal: 'Sleepy' }));
});

test('says what it needs where no lesson stands open', async ({ server, place }) => {
  const { text, last } = await askSophie(server, place, 'Teach me this');
  expect(text).toContain('Open a lesson and ask me there');
  expect(last.tutor).toBeUndefined();
});

test('who is in need while a lesson is taught is heard before anything else', async ({ server, place }) => {
  await askSophie(server, place, 'Teach me this', page);
  expect((await askSophie(server, place, 'I want to die', page)).text).toMatch(/^Please talk to somebody now/);
});

test('a question in between is answered, and what was asked waits', async ({ server, place }) => {
  await askSophie(server, place, 'Teach me this', page);
  const { text, last } = await askSophie(server, place, 'How many points do I have?', page);
  expect(text).toContain('**0 snap points**');
  expect(last.tutor).toMatchObject({ number: 1 });
  const stopped = await askSophie(server, place, 'stop', page);
  expect(stopped.text).toMatch(/^Fine, we stop here\./);
  expect(stopped.last.tutor).toMatchObject({ question_id: null });
  expect(stopped.last.practice).toBeUndefined();
});

test('what a quiz asks that is open now is not asked here', async ({ server, ask, place }) => {
  await ask(place.ada, 'POST', `/api/v1/organizations/${place.orgId}/quizzes/quiz/attempts`, {});
  const { text, last } = await askSophie(server, place, 'Teach me this', page);
  expect(text).toContain('She snores. What is that?');
  expect(last.tutor).toMatchObject({ of: 1 });
});

test('with a model the words are its own, the question and the hints are not', async ({ modelled, standIn, place }) => {
  standIn.behave(says('Let us think. What may it be?'));
  const { text, last } = await askSophie(modelled, place, 'Teach me this', page);
  expect(text).toBe('Let us think. What may it be?');
  expect(last.tutor).toMatchObject({ goal: 'Sleepy', number: 1 });
  const sent = standIn.sent[0]!.messages.map(({ content }) => content).join('\n');
  expect(sent).toContain('<data part="tutoring">');
  expect(sent).not.toMatch(/Growing sedation/);
});
