import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { test as base } from './api-test.ts';
import { aSophiePlace } from './ask-sophie.ts';
import { type Behaviour, startModelStandIn, startWithModel } from './stand-ins/model-stand-in.ts';

/** Tests of the assistant that answers with a model: the stand-in, and the server once more in front of it. */
export const modelTest = base
  .extend('standIn', { scope: 'file' }, async ({}, { onCleanup }) => {
    const standIn = await startModelStandIn();
    onCleanup(standIn.stop);
    return standIn;
  })
  .extend('modelled', { scope: 'file' }, async ({ server, standIn }, { onCleanup }) => {
    const modelled = await startWithModel(server, standIn);
    onCleanup(modelled.stop);
    return modelled;
  });

const library = aLibraryFolder({
  '01-ask-first.md': anArticle({ title: 'Ask first', text: 'Ask the patient to rate the pain from zero to ten.\n' }),
  '02-locked.md': anArticle({
    title: 'Later',
    head: 'opens: after_previous\n',
    text: 'The wombat protocol begins with a whistle.\n',
  }),
});

/** With Ada in an organization that has a lesson on pain, and one that is closed to her. */
export const painTest = modelTest.extend('place', async ({ server, ask }) => aSophiePlace(server, ask, library));

/** What the lesson answers. */
export const PAIN_QUESTION = 'How do I rate the pain?';

export const says =
  (...pieces: string[]): Behaviour =>
  (answer) => {
    for (const piece of pieces) answer.say(piece);
    answer.end();
  };

/** Writes on until nobody listens. */
export const endless: Behaviour = async (answer) => {
  for (let i = 0; i < 400 && !answer.isGone(); i++) {
    answer.say(`word${i} `);
    await answer.pause(20);
  }
  answer.destroy();
};

/** Calls a tool, and says what became of it when it is told. */
export const asksTool =
  (name: string, args: object | string, says: (told: string) => string): Behaviour =>
  (answer, sent) => {
    const told = sent.messages.find(({ role }) => role === 'tool')?.content;
    if (told) answer.say(says(told));
    else
      answer.delta({
        tool_calls: [
          { index: 0, id: 'a', function: { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) } },
        ],
      });
    answer.end();
  };
