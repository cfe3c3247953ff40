import { expect, test } from 'vitest';
import { createOutbox } from '#adapters/mail/outbox-mailer.ts';
import { readOutbox } from './read-outbox.ts';

async function anOutbox() {
  const outbox = createOutbox(() => undefined);
  for (const to of ['ada@riverside.example', 'somebody@hospital.org', 'eve@example.com', 'mallory@example.com.evil.org'])
    await outbox.send({ to, subject: 'Hello', text: 'link' });
  return outbox;
}

const recipients = async (publicUrl: string) => (await readOutbox({ outbox: await anOutbox(), publicUrl })).items.map(({ to }) => to);

test("on one's own machine every mail is shown, the last one first", async () => {
  expect(await recipients('http://localhost:3000')).toEqual([
    'mallory@example.com.evil.org',
    'eve@example.com',
    'somebody@hospital.org',
    'ada@riverside.example',
  ]);
});

test('where others reach the server only mails to made-up addresses are shown', async () => {
  expect(await recipients('https://demo.snapwell.example')).toEqual(['eve@example.com', 'ada@riverside.example']);
});

test('outside demo mode there is no such thing', async () => {
  await expect(readOutbox({ outbox: null, publicUrl: 'http://localhost:3000' })).rejects.toMatchObject({ code: 'not_found' });
});
