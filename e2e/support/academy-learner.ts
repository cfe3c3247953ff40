import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { PASSWORD, signIn } from './learners.ts';
import type { Product } from './product.ts';
import { expect } from './test.ts';

const ORG = 'academy';
/** Longer than the least time of any sample item that is not a film. */
export const LEAST_TIME_MS = 40_000;

/** Somebody who has just joined the sample academy and learned nothing yet, greeting closed. */
export interface Learner {
  readonly orgId: string;
  /** A browser in which they are signed in; each call is another device. */
  device(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Their points, as the server counts them. */
  points(): Promise<number>;
  /** Completes an item on some other device, and stays there until it has paid. */
  complete(contentId: string): Promise<void>;
  /** An item as the server sends it to its player. */
  content(contentId: string): Promise<{ body: unknown }>;
  /** Reports a place, as another device of theirs would. */
  report(contentId: string, place: { furthest: number; place: Record<string, unknown> }): Promise<void>;
  /** Puts messages into their conversation with the assistant, as another device would. */
  converse(texts: readonly string[]): Promise<void>;
  /** How far they are in an item, as the server knows it. */
  progressIn(contentId: string): Promise<{ furthest: number; is_completed: boolean }>;
}

export async function createLearner({ origin }: Product): Promise<Learner> {
  const email = `lena-${randomUUID()}@example.com`;
  const account = await post(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=snapwell-embedded`, {
    email,
    password: PASSWORD,
    returnSecureToken: true,
  });
  const token = String(account.idToken);
  const api = `${origin}/api/v1`;
  await post(
    `${api}/auth/register-with-uid`,
    { uid: account.localId, email, username: 'lena', first_name: 'Lena', last_name: 'Lerner', organization: 'default' },
    token,
  );
  await post(`${api}/organizations/${ORG}/join`, {}, token);
  const profile = () => get(`${api}/organizations/${ORG}/profile`, token);
  // The first visit of the day pays: it is behind them before anything is counted.
  await profile();
  await post(`${api}/organizations/${ORG}/welcome-dialog/closed`, {}, token);
  let signedIn: BrowserContextOptions['storageState'];
  return {
    orgId: ORG,
    async device(browser, options) {
      const context = await browser.newContext({
        baseURL: origin,
        reducedMotion: 'reduce',
        ...options,
        ...(signedIn && { storageState: signedIn }),
      });
      if (signedIn) return context;
      const page = await context.newPage();
      await signIn(page, email);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.close();
      signedIn = await context.storageState({ indexedDB: true });
      return context;
    },
    async points() {
      return Number((await profile()).snap_points);
    },
    async complete(contentId) {
      const path = `${api}/organizations/${ORG}/content/${contentId}/completion`;
      // It pays when somebody can have read it: until then it is reported again, as a page does.
      await expect(async () => {
        const { pays_in_ms: inMs } = await post(path, { furthest: 1 }, token);
        expect(inMs).toBeNull();
      }).toPass({ timeout: LEAST_TIME_MS, intervals: [2_000] });
    },
    async content(contentId) {
      return (await get(`${api}/organizations/${ORG}/content/${contentId}`, token)) as { body: unknown };
    },
    async report(contentId, place) {
      await put(
        `${api}/organizations/${ORG}/content/${contentId}/progress`,
        { ...place, at: new Date().toISOString() },
        token,
      );
    },
    async converse(texts) {
      const { id } = await post(`${api}/copilot/conversations?org_id=${ORG}`, { title: '' }, token);
      const path = `${api}/copilot/conversations/${String(id)}/messages?org_id=${ORG}`;
      for (const [at, text] of texts.entries())
        await post(path, { role: at % 2 === 0 ? 'user' : 'assistant', blocks: [{ type: 'text', text }] }, token);
    },
    async progressIn(contentId) {
      const { progress } = await get(`${api}/organizations/${ORG}/content/${contentId}`, token);
      return progress as { furthest: number; is_completed: boolean };
    },
  };
}

const post = (address: string, body: unknown, token?: string) => write('POST', address, body, token);
const put = (address: string, body: unknown, token: string) => write('PUT', address, body, token);

async function write(method: string, address: string, body: unknown, token?: string): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return answerOf(await fetch(address, { method, headers, body: JSON.stringify(body) }));
}

async function get(address: string, token: string): Promise<Record<string, unknown>> {
  return answerOf(await fetch(address, { headers: { authorization: `Bearer ${token}` } }));
}

async function answerOf(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text}`);
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}
