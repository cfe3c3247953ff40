import type { Attempt } from '@snapwell/contract/quizzes/attempt.schemas';
import { aQuestion } from '@snapwell/contract/quizzes/questions.factory';
import { expect } from 'vitest';
import { test } from '#testing/api-test.ts';
import { aQuizPlace } from '#testing/quiz-places.ts';
import { taking } from '#testing/take-quiz.ts';

const infusion = aQuestion('calculated', {
  id: 'infusion',
  prompt: '{{volume}} ml run over {{hours}} h. How many ml/h?',
  variables: [
    { name: 'volume', from: 100, to: 2000, step: 2 },
    { name: 'hours', from: 2, to: 900 },
  ],
  decimals: 3,
  tolerance: 0,
});

/** What the question asks with, read off its words as a learner would. */
const askedIn = ({ questions }: Pick<Attempt, 'questions'>) => {
  const [volume = 0, hours = 1] = questions[0]!.question.prompt.match(/\d+/g)!.map(Number);
  return { volume, hours, rate: Math.round((volume / hours) * 1000) / 1000 };
};

test('numbers are drawn for each attempt, stay with it, and are what its answer is marked by', async ({
  ask,
  server,
}) => {
  const place = await aQuizPlace(server.world, { feedback: 'each' }, [infusion]);
  const quiz = taking(ask, place.ada, place);
  const first = await quiz.start();
  expect(JSON.stringify(first)).not.toMatch(/formula|variables|volume \/ hours|\{\{/);
  expect(askedIn(await quiz.start())).toEqual(askedIn(first));
  const { volume, hours, rate } = askedIn(first);
  const saved = await quiz.save(first.id, 'infusion', {
    // Somebody makes an easier sum of it, and is not believed.
    answer: { type: 'calculated', text: String(rate), numbers: [100, 2] },
    is_final: true,
  });
  expect(saved.body.question).toMatchObject({
    answer: { type: 'calculated', text: String(rate) },
    verdict: {
      credit: 1,
      right_text: `${rate} ml/h`,
      explanation: `${volume} ml in ${hours} h are ${rate} ml/h.`,
      key: { value: rate, working: expect.stringContaining(`${volume} / ${hours} = `) },
    },
  });
  expect(saved.body.question.answer).not.toHaveProperty('numbers');
  const { results } = (await quiz.finish(first.id)).body;
  expect(askedIn(results)).toEqual({ volume, hours, rate });
  // One in nearly a million that the same numbers come again.
  expect(askedIn(await quiz.start())).not.toEqual({ volume, hours, rate });
});

test('who leaves it out is told the number of their own sum', async ({ ask, server }) => {
  const place = await aQuizPlace(server.world, {}, [infusion]);
  const quiz = taking(ask, place.ada, place);
  const { rate } = askedIn(await quiz.start());
  const { results } = await quiz.take({});
  expect(results.questions[0]!.verdict).toMatchObject({ credit: 0, right_text: `${rate} ml/h` });
});

test('where a memory names the question, each number that is drawn stands as its range', async ({ ask, server }) => {
  const place = await aQuizPlace(server.world, {}, [infusion]);
  await taking(ask, place.ada, place).take({});
  const { body } = await ask(place.ada, 'GET', `${place.api}/reviews`);
  expect(body.holds).toMatchObject([{ title: expect.stringMatching(/^100.*2000 ml run over 2.*900 h\./) }]);
});
