import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InviteListDetails } from '@snapwell/contract/organizations/invite-lists.schemas';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { openSealedMail } from '../../apps/api/src/adapters/mail/queued-mailer.ts';
import { type OpenDatabase, openDatabase } from '../../apps/api/src/platform/database/database.ts';
import { inOrganization } from '../../apps/api/src/platform/database/transaction.ts';
import { readServerSecret } from '../../apps/api/src/platform/config/server-secret.ts';
import { chromiumPath } from '../../scripts/testing/ensure-chromium.ts';
import { sampleData } from '../../scripts/testing/sample-data.ts';
import { ms, printTable } from '../measure.ts';
import { type Product, startProduct } from '../product.ts';
import { DESK, PHONE, signIn } from '../screens/learner-browser.ts';

const THIS_CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));
const ORG = 'riverside';
const ADMIN = 'grace@riverside.example';
const MEMBERS = Number(process.argv[3] ?? 5000);
const GROUPS = 60;
const INVITED = 10_000;
const OPENINGS = 5;
/** Done rows of the list at which the process is killed. */
const KILLED_AT = [3000, 7000];

/**
 * People of a large organization in the started product: how long its list takes to stand in a browser, and what becomes of
 * ten thousand invitations whose process is killed twice in the middle.
 */
export async function benchPeople(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'snapwell-bench-people-'));
  cpSync(await sampleData(), dataDir, { recursive: true });
  try {
    await inDatabase(dataDir, fill);
    const browser = await chromium.launch({ executablePath: chromiumPath() });
    try {
      await openLists(browser, dataDir);
      await inviteAndKill(browser, dataDir);
    } finally {
      await browser.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

async function inDatabase<T>(dataDir: string, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url: undefined, dataDir });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Members and groups come to those of the sample. */
async function fill({ db, pool }: OpenDatabase): Promise<void> {
  const [members, groups] = [
    sql`generate_series(1, ${MEMBERS}::int) as n`,
    sql`generate_series(1, ${GROUPS}::int) as g`,
  ];
  await inOrganization(db, ORG, async ({ tx }) => {
    await tx.execute(sql`insert into users (uid, email, username, display_name, first_name, last_name)
      select 'crowd-' || n, n || '@crowd.example', 'crowd' || n, 'Member ' || n, 'Member', n::text from ${members}`);
    await tx.execute(sql`insert into memberships (org_id, uid, job_role, joined_at, last_visit_at)
      select ${ORG}, 'crowd-' || n, 'Porter', now() - n * interval '1 hour', now() - (n % 60) * interval '1 day' from ${members}`);
    await tx.execute(sql`insert into groups (org_id, id, name)
      select ${ORG}, 'crowd-' || g, 'Ward ' || 100 + g from ${groups}`);
    await tx.execute(sql`insert into group_members (org_id, group_id, uid)
      select ${ORG}, 'crowd-' || 1 + n % ${GROUPS}::int, 'crowd-' || n from ${members}`);
  });
  await pool.query('analyze');
}

async function openLists(browser: Browser, dataDir: string): Promise<void> {
  const product = await startProduct(THIS_CHECKOUT, null, { dataDir });
  try {
    const rows: string[][] = [];
    for (const [device, options] of Object.entries({ desktop: DESK, phone: PHONE }))
      for (const room of ['people', 'groups']) {
        const times = await timesOf(browser, { product, options, room });
        rows.push([device, room, ms(times[Math.floor(times.length / 2)]!), times.map(ms).join(', ')]);
      }
    printTable(['device', `room, ${MEMBERS} members`, 'first row visible, median ms', 'each'], rows);
  } finally {
    await product.stop();
  }
}

interface Opening {
  readonly product: Product;
  readonly options: BrowserContextOptions;
  readonly room: string;
}

/** From the navigation to the first row that can be seen; the first opening, which fills the browser's cache, doesn't count. */
async function timesOf(browser: Browser, { product: { origin }, options, room }: Opening): Promise<number[]> {
  // What is waited for is a string, which the policy of pages does not run.
  const context = await browser.newContext({ ...options, bypassCSP: true });
  await signIn(context, origin, ADMIN);
  const times: number[] = [];
  for (let opening = 0; opening <= OPENINGS; opening++) {
    const page = await context.newPage();
    await page.addInitScript(noteFirst(room === 'people' ? 'Porter' : 'Ward 1\\d\\d'));
    await page.goto(`${origin}/o/${ORG}/admin-panel/${room}`, { waitUntil: 'commit' });
    const seenAt = Number(await (await page.waitForFunction('window.firstRowAt')).jsonValue());
    if (opening > 0) times.push(seenAt);
    await page.close();
  }
  await context.close();
  return times.toSorted((a, b) => a - b);
}

/** What a page runs: it notes when something of its main part says these words where one can see it. */
const noteFirst = (words: string): string => `
  const look = () => {
    const rows = [...document.querySelectorAll('main tbody tr, main li, main button')];
    const isSeen = (row) => /${words}/.test(row.textContent) && row.getBoundingClientRect().height > 0;
    if (rows.some(isSeen)) window.firstRowAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;

/** Nothing leaves: the mail server of the setting isn't there, so that every mail that was queued can be counted. */
const MANY_MAILS = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  INVITE_MAILS_PER_DAY: String(2 * INVITED),
  INVITE_MAILS_PER_DAY_WHILE_YOUNG: String(2 * INVITED),
};

async function inviteAndKill(browser: Browser, dataDir: string): Promise<void> {
  const start = () => startProduct(THIS_CHECKOUT, null, { dataDir, env: MANY_MAILS });
  const started = performance.now();
  let product = await start();
  let api = await callAsAdmin(browser, product);
  const { id } = await api<InviteListDetails>('POST', 'invite-lists?name=nurses.csv', listOfNurses());
  await api('POST', `invite-lists/${id}/send`);
  const told: number[] = [];
  for (const place of [...KILLED_AT, Infinity]) {
    for (;;) {
      const { state, done } = await api<InviteListDetails>('GET', `invite-lists/${id}`);
      told.push(done);
      if (state === 'done' || done >= place) break;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    if (place === Infinity) break;
    await product.kill();
    product = await start();
    api = await callAsAdmin(browser, product);
  }
  const { counts } = await api<InviteListDetails>('GET', `invite-lists/${id}`);
  await product.stop();
  const recipients = await inDatabase(dataDir, (database) => listRecipients(database, dataDir));
  printTable(
    ['rows', 'killed when done', 'progress told', 'invited', 'mails queued', 'to different people', 'seconds'],
    [
      [
        String(INVITED),
        KILLED_AT.join(', '),
        `${new Set(told).size} steps`,
        String(counts.invited),
        String(recipients.length),
        String(new Set(recipients).size),
        ((performance.now() - started) / 1000).toFixed(0),
      ],
    ],
  );
  if (recipients.length !== INVITED || new Set(recipients).size !== INVITED) process.exitCode = 1;
}

function listOfNurses(): FormData {
  const lines = Array.from({ length: INVITED }, (_, row) => `nurse-${row}@ward.example,Ward ${101 + (row % GROUPS)}`);
  const form = new FormData();
  form.set('list', new Blob([['email,groups', ...lines].join('\n')]), 'nurses.csv');
  return form;
}

type Call = <T>(method: string, path: string, body?: FormData) => Promise<T>;

/** Calls the API with the authority that the browser of an administrator has. */
async function callAsAdmin(browser: Browser, { origin }: Product): Promise<Call> {
  const context = await browser.newContext(DESK);
  const authorized = context.waitForEvent('request', (request) => 'authorization' in request.headers());
  await signIn(context, origin, ADMIN);
  const { authorization } = (await authorized).headers() as { authorization: string };
  await context.close();
  return async (method, path, body) => {
    const response = await fetch(`${origin}/api/v1/organizations/${ORG}/${path}`, {
      method,
      headers: { authorization },
      ...(body && { body }),
    });
    if (!response.ok) throw new Error(`${response.status} ${path} ${await response.text()}`);
    return (await response.json()) as never;
  };
}

/** To whom the invitations in the queue are addressed. */
async function listRecipients({ db }: OpenDatabase, dataDir: string): Promise<string[]> {
  const key = readServerSecret({ setting: undefined, dataDir }).keyFor('queued mails');
  const { rows } = await inOrganization(db, ORG, ({ tx }) =>
    tx.execute<{ payload: { sealed: string } }>(
      sql`select payload from jobs where kind = 'send-mail' and org_id = ${ORG}`,
    ),
  );
  return rows.map(({ payload }) => openSealedMail(key, payload).to).filter((to) => to.startsWith('nurse-'));
}
