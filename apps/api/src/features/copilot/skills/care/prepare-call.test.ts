import { expect, test as plain } from 'vitest';
import { aLibraryFolder, anArticle } from '#features/library/library.factory.ts';
import { test } from '#testing/api-test.ts';
import { aSophiePlace, askSophie } from '#testing/ask-sophie.ts';
import { wantsCall } from './prepare-call.ts';

const sbar = anArticle({
  title: 'A call that is heard',
  text: `SBAR orders what you say.

## Four steps

| Letter | Say |
|---|---|
| **S**ituation | Who is it about, and what is wrong now |
| **B**ackground | Why they are here |
| **A**ssessment | What you found |
| **R**ecommendation | What you want, by when |

## A call

> [!EXAMPLE]
> **S** 'Mrs Petrov is cold.' So: I give 500 ml. Is that right?
`,
});
const PATIENT = 'how much morphine can i give mrs keller, she weighs 60 kg';

test('what she offers for one person she does: the four parts as the own lesson teaches them', async ({
  server,
  ask,
}) => {
  const place = await aSophiePlace(server, ask, aLibraryFolder({ '01-call.md': sbar }));
  const offered = await askSophie(server, place, PATIENT);
  expect(offered.text).toContain('prepare the call with SBAR.');
  expect(offered.last.suggestions).toEqual(['Help me prepare the call with SBAR']);
  const { text, last } = await askSophie(server, place, offered.last.suggestions![0]!);
  expect(text.match(/^\| (?:\w+) \|/gm)).toEqual([
    '| Letter |',
    '| Situation |',
    '| Background |',
    '| Assessment |',
    '| Recommendation |',
  ]);
  expect(text).not.toMatch(/500 ml|Petrov/);
  expect(last.sources).toMatchObject([{ content_id: 'call', title: 'A call that is heard: Four steps' }]);
});

test('who fills the parts in is led on, and not sent back to the beginning', async ({ server, ask }) => {
  const place = await aSophiePlace(server, ask, aLibraryFolder({ '01-call.md': sbar }));
  await askSophie(server, place, 'Help me prepare the call with SBAR');
  const { text } = await askSophie(server, place, 'mrs petersen 82, bp 98/50, hr 110, a bit quieter than usual');
  expect(text).toMatch(/^That's what the call needs\./);
  const asked = await askSophie(server, place, 'how much fluid should i give mrs petersen, she weighs 50 kg');
  expect(asked.text).toMatch(/^I can't decide that for one person/);
});

test('where no lesson teaches it, she offers it to nobody', async ({ server, ask }) => {
  const place = await aSophiePlace(server, ask, aLibraryFolder());
  const { text } = await askSophie(server, place, PATIENT);
  expect(text).toMatch(/^I can't decide that for one person/);
  expect(text).not.toContain('SBAR');
  expect((await askSophie(server, place, 'help me prepare the call with sbar')).text).toMatch(/^I find no lesson here/);
});

plain.each([
  'help me prepare the call with sbar for him',
  'sbar for my patient',
  'can you help me with the call',
  'sbar',
])('%s wants to get ready for a call', (text) => expect(wantsCall(text)).toBe(true));
plain.each([
  'what is sbar',
  'give me an example of sbar',
  'make flashcards about sbar',
  'how do i prepare the call with the family',
])('%s does not', (text) => expect(wantsCall(text)).toBe(false));
