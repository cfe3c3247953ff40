import { expect } from 'vitest';
import { askSophie } from '#testing/ask-sophie.ts';
import type { Behaviour } from '#testing/model-stand-in.ts';
import { asksTool, PAIN_QUESTION, painTest as test } from '#testing/model-test.ts';

test.for<[string, Behaviour]>([
  [
    'in one piece',
    (answer) => {
      answer.delta({
        tool_calls: [
          { index: 0, id: 'a', function: { name: 'link_content', arguments: '{"content_id":"ask-first"}' } },
        ],
      });
      answer.end();
    },
  ],
  [
    'torn over many pieces',
    (answer) => {
      answer.delta({
        tool_calls: [{ index: 0, id: 'a', type: 'function', function: { name: 'link_content', arguments: '' } }],
      });
      for (const piece of ['{"conte', 'nt_id":', '"ask-first', '"}'])
        answer.delta({ tool_calls: [{ index: 0, function: { arguments: piece } }] });
      answer.end();
    },
  ],
  [
    'without an index',
    (answer) => {
      answer.delta({ tool_calls: [{ id: 'a', function: { name: 'link_content', arguments: '{"content_id":' } }] });
      answer.delta({ tool_calls: [{ function: { arguments: '"ask-first"}' } }] });
      answer.end();
    },
  ],
  [
    'with bytes torn in the middle of a line',
    async (answer) => {
      answer.begin();
      const line = `data: ${JSON.stringify({ choices: [{ delta: { tool_calls: [{ id: 'a', function: { name: 'link_content', arguments: '{"content_id":"ask-first"}' } }] } }] })}\r\n\r\n`;
      for (const piece of line.match(/.{1,7}/gs)!) {
        answer.raw(piece);
        await answer.pause(1);
      }
      answer.end();
    },
  ],
  [
    'in an answer that is not streamed',
    (answer) => {
      answer.begin(200, { 'content-type': 'application/json' });
      answer.raw(
        JSON.stringify({
          choices: [
            {
              message: {
                content: null,
                tool_calls: [{ id: 'a', function: { name: 'link_content', arguments: '{"content_id":"ask-first"}' } }],
              },
            },
          ],
        }),
      );
      answer.finish();
    },
  ],
] as [string, Behaviour][])(
  'a card that the model calls for %s is shown',
  async ([, behaviour], { modelled, standIn, place }) => {
    standIn.behave(behaviour);
    const { tool, last } = await askSophie(modelled, place, 'Open the lesson on pain');
    expect(tool).toMatchObject({
      name: 'link_content',
      args: { content_id: 'ask-first', title: 'Ask first', module_id: 'pain', chapter_id: 'basics' },
    });
    expect(last.done).toBe(true);
  },
);

test.for(['nowhere', 'later'])(
  'a card to %s, which the member may not open, is not shown',
  async (id, { modelled, standIn, place }) => {
    standIn.behave(asksTool('link_content', { content_id: id }, () => 'I cannot open that.'));
    const { tool, text } = await askSophie(modelled, place, 'Open it');
    expect([tool, text]).toEqual([undefined, 'I cannot open that.']);
  },
);

test('tools tell the model what the member may know, and it answers with that', async ({
  modelled,
  standIn,
  place,
}) => {
  standIn.behave(asksTool('my_points', {}, (told) => `It says: ${told}`));
  expect((await askSophie(modelled, place, 'How many points do I have?')).text).toBe(
    'It says: You have **0 snap points**. Today you have earned 0.',
  );
});

test('what the model has made for the member is being made, and told', async ({ modelled, standIn, place }) => {
  standIn.behave(asksTool('make_flashcards', { content_id: 'ask-first' }, () => 'I am making them.'));
  const { lines, text } = await askSophie(modelled, place, 'Make flashcards');
  expect(text).toBe('I am making them.');
  expect(lines.find(({ making }) => making)?.making).toMatchObject({
    kind: 'flashcards',
    state: 'waiting',
    title: 'Flashcards: Ask first',
  });
});

test('a model that calls tools for ever gets no more of them', async ({ modelled, standIn, place }) => {
  standIn.behave((answer, sent) => {
    if (sent.tools)
      answer.delta({ tool_calls: [{ index: 0, id: 'a', function: { name: 'my_points', arguments: 'not json' } }] });
    else answer.say('Enough.');
    answer.end();
  });
  expect((await askSophie(modelled, place, PAIN_QUESTION)).text).toBe('Enough.');
  expect(standIn.sent).toHaveLength(3);
});
