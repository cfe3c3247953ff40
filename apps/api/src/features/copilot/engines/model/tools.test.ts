import { expect } from 'vitest';
import { askSophie } from '#testing/ask-sophie.ts';
import type { Behaviour } from '#testing/stand-ins/model-stand-in.ts';
import { asksTool, PAIN_QUESTION, painTest as test } from '#testing/model-test.ts';

test.for<[string, Behaviour]>([
  [
    'in one piece',
    (answer) => {
      answer.delta({
        tool_calls: [{ index: 0, id: 'a', function: { name: 'open', arguments: '{"content_id":"ask-first"}' } }],
      });
      answer.end();
    },
  ],
  [
    'torn over many pieces',
    (answer) => {
      answer.delta({
        tool_calls: [{ index: 0, id: 'a', type: 'function', function: { name: 'open', arguments: '' } }],
      });
      for (const piece of ['{"conte', 'nt_id":', '"ask-first', '"}'])
        answer.delta({ tool_calls: [{ index: 0, function: { arguments: piece } }] });
      answer.end();
    },
  ],
  [
    'without an index',
    (answer) => {
      answer.delta({ tool_calls: [{ id: 'a', function: { name: 'open', arguments: '{"content_id":' } }] });
      answer.delta({ tool_calls: [{ function: { arguments: '"ask-first"}' } }] });
      answer.end();
    },
  ],
  [
    'with bytes torn in the middle of a line',
    async (answer) => {
      answer.begin();
      const line = `data: ${JSON.stringify({ choices: [{ delta: { tool_calls: [{ id: 'a', function: { name: 'open', arguments: '{"content_id":"ask-first"}' } }] } }] })}\r\n\r\n`;
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
                tool_calls: [{ id: 'a', function: { name: 'open', arguments: '{"content_id":"ask-first"}' } }],
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
    standIn.behave(asksTool('open', { content_id: id }, () => 'I cannot open that.'));
    const { tool, text } = await askSophie(modelled, place, 'Open it');
    expect([tool, text]).toEqual([undefined, 'I cannot open that.']);
  },
);

test('tools tell the model what the member may know, and it answers with that', async ({
  modelled,
  standIn,
  place,
}) => {
  standIn.behave(asksTool('record', { about: 'points' }, (told) => `It says: ${told}`));
  expect((await askSophie(modelled, place, 'How many points do I have?')).text).toBe(
    'It says: You have **0 snap points**. Today you have earned 0.',
  );
});

test.for<[object, RegExp]>([
  [{ about: 'time' }, /so far, 0 items, is made for about/],
  [{ about: 'time', of: 'last week' }, /finished last week, 0 items/],
  [{ about: 'weeks' }, /^This week you have earned .* last week it was/],
  [{ about: 'certificates' }, /no certificate here yet/],
  [{ about: 'assigned' }, /^Nothing is assigned to you/],
])('the model can ask the record for %j', async ([args, expected], { modelled, standIn, place }) => {
  standIn.behave(asksTool('record', args, (told) => told));
  expect((await askSophie(modelled, place, 'And I?')).text).toMatch(expected);
});

test('what the model has made for the member is being made, and told', async ({ modelled, standIn, place }) => {
  standIn.behave(asksTool('make', { kind: 'flashcards', content_id: 'ask-first' }, () => 'I am making them.'));
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
    if (sent.tool_choice !== 'none')
      answer.delta({ tool_calls: [{ index: 0, id: 'a', function: { name: 'record', arguments: 'not json' } }] });
    else answer.say('Enough.');
    answer.end();
  });
  expect((await askSophie(modelled, place, PAIN_QUESTION)).text).toBe('Enough.');
  expect(standIn.sent).toHaveLength(4);
});

test('what a tool finds is cited by its number, and opens at its paragraph', async ({ modelled, standIn, place }) => {
  standIn.behave(
    asksTool('search', { query: 'rate the pain' }, (told) => {
      const number = /\[(\d+)\] [^\n]*zero to ten/.exec(told)?.[1] ?? '?';
      return `Let the patient rate the pain from zero to ten [${number}].`;
    }),
  );
  const { text, last } = await askSophie(modelled, place, 'What is it about?');
  expect(text).toBe('Let the patient rate the pain from zero to ten\u202f¹.');
  expect(last.sources).toMatchObject([{ content_id: 'ask-first', url: expect.stringMatching(/#p-1$/) }]);
});

test('several tools can be called at once', async ({ modelled, standIn, place }) => {
  standIn.behave((answer, sent) => {
    const told = sent.messages.filter(({ role }) => role === 'tool');
    if (told.length > 0) answer.say(told.map(({ tool_call_id: id }) => id).join(' '));
    else
      for (const [index, id] of ['a', 'b'].entries())
        answer.delta({ tool_calls: [{ index, id, function: { name: 'record', arguments: '{"about":"points"}' } }] });
    answer.end();
  });
  expect((await askSophie(modelled, place, 'What have I got?')).text).toBe('a b');
});

test.for<[string, string, object, RegExp]>([
  ['an argument that is missing', 'search', {}, /query: /],
  ['an argument that is not one', 'record', { about: 'wombats' }, /about: /],
  ['a heading that is not there', 'read', { content_id: 'ask-first', section: 'Wombats' }, /section: /],
  ['an item that is not there', 'make', { kind: 'game', content_id: 'nowhere' }, /content_id: /],
  ['a tool that is not there', 'fly', {}, /There are: search, read, record/],
])('%s is named to the model', async ([, name, args, expected], { modelled, standIn, place }) => {
  standIn.behave(asksTool(name, args, (told) => told));
  expect((await askSophie(modelled, place, 'Do it')).text).toMatch(expected);
});

test('what the member wants remembered goes with the next question, as data', async ({ modelled, standIn, place }) => {
  standIn.behave(asksTool('remember', { fact: 'Works nights on ward 3' }, () => 'I will.'));
  await askSophie(modelled, place, 'Merk dir, dass ich auf Station 3 nachts arbeite');
  await askSophie(modelled, place, PAIN_QUESTION);
  const last = standIn.sent.at(-1)!.messages.find(({ content }) => content?.includes('<data part="memory">'));
  expect(last).toMatchObject({ role: 'user', content: expect.stringContaining('- Works nights on ward 3') });
});
