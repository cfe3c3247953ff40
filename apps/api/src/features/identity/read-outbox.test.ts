import { expect, test } from 'vitest';
import { createOutbox } from '#adapters/mail/outbox-mailer.ts';
import { readOutbox } from './read-outbox.ts';

async function anOutbox() {
  const outbox = createOutbox(() => undefined);
  for (const to of [
    'ada@riverside.example',
    'somebody@hospital.org',
    'eve@example.com',
    'mallory@example.com.evil.org',
  ])
    await outbox.send({ to, subject: 'Hello', text: 'link' });
  return outbox;
}

const recipients = async (isOwnMachine: boolean) =>
  (await readOutbox({ outbox: await anOutbox() }, { isOwnMachine })).items.map(({ to }) => to);

test("at one's own machine every mail is shown, the last one first", async () => {
  expect(await recipients(true)).toEqual([
    'mallory@example.com.evil.org',
    'eve@example.com',
    'somebody@hospital.org',
    'ada@riverside.example',
  ]);
});

test('others see only mails to made-up addresses', async () => {
  expect(await recipients(false)).toEqual(['eve@example.com', 'ada@riverside.example']);
});

test('outside demo mode there is no such thing', async () => {
  await expect(readOutbox({ outbox: null }, { isOwnMachine: true })).rejects.toMatchObject({ code: 'not_found' });
});
