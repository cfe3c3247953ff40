import { buffer } from 'node:stream/consumers';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { ZipFile } from 'yazl';
import { ask, insist, type Learner, must, PASSWORD, signUp } from './learners.ts';
import type { Product } from './product.ts';
import { enterCredentials } from './sign-in.ts';
import { expect } from './test.ts';

/** A product that has just started is busy with its samples, and says so. */
const surely = <T>(...asked: Parameters<typeof ask>): Promise<T> => must(insist(() => ask<T>(...asked)));

const TOOLKIT = '/identitytoolkit.googleapis.com/v1';
const KEY = 'key=snapwell-embedded';
const ARTICLE = `---
kind: article
title: The five moments
minutes: 1
---
Before touching a person, before a clean task, after a risk, after touching a person, after touching what is around them.
`;

interface Mail {
  readonly to: string;
  readonly text: string;
}

/** The newest mail to somebody, of those a demo server would have sent. */
async function mailTo({ origin }: Product, email: string): Promise<string> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const { items } = await surely<{ items: Mail[] }>(origin, null, 'GET /api/v1/outbox');
      found = items.find(({ to }) => to === email);
      return found !== undefined;
    })
    .toBe(true);
  return found!.text;
}

/** Somebody whose address is confirmed, as who invites others must have it. */
async function aConfirmedPerson(product: Product, person: { name: string; email: string }): Promise<Learner> {
  const { origin } = product;
  const { token } = await signUp(origin, person);
  const code = { requestType: 'VERIFY_EMAIL', idToken: token };
  await surely(origin, null, `POST ${TOOLKIT}/accounts:sendOobCode?${KEY}`, code);
  const oobCode = /oobCode=([^&\s]+)/.exec(await mailTo(product, person.email))![1]!;
  await surely(origin, null, `POST ${TOOLKIT}/accounts:update?${KEY}`, { oobCode });
  const again = { email: person.email, password: PASSWORD, returnSecureToken: true };
  const { idToken, localId } = await surely<{ idToken: string; localId: string }>(
    origin,
    null,
    `POST ${TOOLKIT}/accounts:signInWithPassword?${KEY}`,
    again,
  );
  return { uid: localId, token: idToken };
}

/** An organization with a module about clean hands, and nobody but its administrator. */
export async function anEmptyHospital(product: Product, id: string): Promise<{ owner: Learner; email: string }> {
  const { origin } = product;
  const email = `owner@${id}.example`;
  const owner = await aConfirmedPerson(product, { name: 'Olga Owner', email });
  await surely(origin, owner, 'POST /api/v1/organizations', { name: 'Eastside', id, join_policy: 'invite' });
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('title: Hand hygiene\n'), 'modules/01-hands/module.yaml');
  zip.addBuffer(Buffer.from('title: Clean hands\n'), 'modules/01-hands/01-clean/chapter.yaml');
  zip.addBuffer(Buffer.from(ARTICLE), 'modules/01-hands/01-clean/01-five-moments.md');
  zip.end();
  const form = new FormData();
  form.set('archive', new Blob([new Uint8Array(await buffer(zip.outputStream))]), 'library.zip');
  const imported = await fetch(`${origin}/api/v1/organizations/${id}/library/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}` },
    body: form,
  });
  expect(imported.status, await imported.clone().text()).toBe(200);
  return { owner, email };
}

/** Whoever was invited signs up and follows the link of their mail. */
export async function acceptInvitation(product: Product, person: { name: string; email: string }): Promise<Learner> {
  const learner = await signUp(product.origin, person);
  const token = /invite=([\w-]+)/.exec(await mailTo(product, person.email))![1]!;
  await surely(product.origin, learner, 'POST /api/v1/invites/accept', { token });
  return learner;
}

/** A device of theirs, signed in, with the greeting of the day closed. */
export async function aDeviceOf(
  browser: Browser,
  product: Product,
  { email, org, ...options }: { email: string; org: string } & BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.origin,
    locale: 'en-GB',
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  await page.goto('/signin');
  await enterCredentials(page, email, PASSWORD);
  // The product has just started, and is busy with its samples.
  await expect(page).toHaveURL(/\/home$/, { timeout: 60_000 });
  await page.goto(`/o/${org}/home`);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  return page;
}
