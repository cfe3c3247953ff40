import type { Assignable } from '@snapwell/contract/learning/assignments/assignments.schemas';
import type { InviteListDetails } from '@snapwell/contract/organizations/invite-lists.schemas';
import { ORGANIZATIONS_DIR } from '@snapwell/demo-library/library';
import { sql } from 'drizzle-orm';
import { rebuild } from '../../apps/api/src/features/analytics/roll-ups/roll-up.ts';
import { followAssignments } from '../../apps/api/src/features/assignments/index.ts';
import { importLibrary, openFolder } from '../../apps/api/src/features/library/index.ts';
import { join } from '../../apps/api/src/features/organizations/organizations.factory.ts';
import { sendInviteList } from '../../apps/api/src/features/organizations/invite-lists/send-invite-list.ts';
import { inOrganization } from '../../apps/api/src/platform/database/transaction.ts';
import { aPerson, type Person } from '../../apps/api/src/testing/people.ts';
import { measure, ms, printTable } from '../measure.ts';
import { type BenchTarget, onEachEngine } from '../place.ts';
import { makeCrowd } from '../rank/rank-crowd.ts';

const MEMBERS = Number(process.argv[3] ?? 5000);
/** Rows of a spreadsheet, as many as one may have. */
const INVITED = 10_000;
/** Items that each of them finished in the last half year. */
const FINISHED_EACH = 60;
const READS = 20;

const PANELS = [
  'summary',
  'active-learners',
  'streaks',
  'funnel',
  'quiz-scores',
  'questions',
  'content',
  'overdue',
  'at-risk',
  'points',
  'knowledge',
  'certainty',
];

/** What running a large organization costs: people, assignments and insights, over HTTP as its administrator. */
export async function benchOrganization(): Promise<void> {
  await onEachEngine(async (place) => {
    const { orgId, grace, completions } = await makeOrganization(place);
    const api = `${place.origin}/api/v1/organizations/${orgId}`;
    const rows: string[][] = [];
    const once = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const started = performance.now();
      const result = await work();
      rows.push([place.engine, name, '1', ms(performance.now() - started), '']);
      return result;
    };
    const read = async (name: string, path: string) => {
      const { p50, p99 } = await measure(READS, () => get(grace, `${api}/${path}`), 2);
      rows.push([place.engine, name, String(READS), ms(p50), ms(p99)]);
    };
    await once(`roll-ups made anew from ${completions.toLocaleString('en')} completions`, () =>
      rebuild(place.world, orgId),
    );
    const due = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
    await once('everybody is asked to finish a module', () => assignModule(grace, api, due));
    await once('the assignment is followed an hour later', () => followAssignments(place.world, orgId));
    await read('members, first page', 'members?limit=50');
    await read('members, by name', 'members?limit=50&sort=name');
    await read('members, found by name', 'members?limit=50&search=Member%2042');
    await read('members, counted', 'member-counts');
    await read('groups', 'groups');
    await read('assignments, with who is late', 'assignments');
    const list = await once(`a list of ${INVITED.toLocaleString('en')} people is read and looked at`, () =>
      readList(grace, api),
    );
    await once(`${INVITED.toLocaleString('en')} of them are invited, a hundred in each step`, () =>
      inviteList(place, { orgId, grace, id: list }),
    );
    for (const panel of PANELS) await read(`insights, ${panel}`, `insights/${panel}`);
    printTable(['engine', `${MEMBERS.toLocaleString('en')} members`, 'times', 'p50 ms', 'p99 ms'], rows);
  });
}

async function makeOrganization(place: BenchTarget) {
  const { world, database } = place;
  const { orgId } = await makeCrowd(place, MEMBERS);
  const grace = await aPerson(world.db, { name: 'Grace Kim' });
  await join(world.db, grace, orgId, { role: 'ORG_ADMIN', systemLevel: 'admin' });
  const folder = await openFolder(`${ORGANIZATIONS_DIR}/riverside`);
  const { problems } = await importLibrary(world, { orgId, folder, isDryRun: false });
  if (problems) throw new Error('The library has mistakes.');
  const completions = await inOrganization(world.db, orgId, async ({ tx }) => {
    const { rowCount } = await tx.execute(sql`
      insert into completions (org_id, uid, content_id, content_version, completed_at)
      select ${orgId}, m.uid, i.id, i.version, now() - random() * interval '180 days'
      from memberships m
      cross join lateral (
        select id, version from content_items c where c.org_id = ${orgId} and c.status = 'published' and c.module_id is not null
        order by hashtext(c.id || m.uid) limit ${FINISHED_EACH}
      ) i
      where m.org_id = ${orgId}`);
    return rowCount ?? 0;
  });
  await database.pool.query('vacuum analyze');
  return { orgId, grace, completions };
}

async function assignModule(grace: Person, api: string, due: string): Promise<void> {
  const { items } = (await get(grace, `${api}/assignable`)) as { items: Assignable[] };
  const module = items.find(({ target_type: type }) => type === 'module')!;
  const response = await fetch(`${api}/assignments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${grace.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      target_type: 'module',
      target_id: module.target_id,
      uids: [],
      group_ids: [],
      due: { type: 'day', day: due },
    }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}

async function readList({ token }: Person, api: string): Promise<string> {
  const lines = Array.from({ length: INVITED }, (_, row) => `nurse-${row}@ward.example,Group ${row % 60}`);
  const form = new FormData();
  form.set('list', new Blob([['email,groups', ...lines].join('\n')]), 'nurses.csv');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${api}/invite-lists?name=nurses.csv`, { method: 'POST', headers, body: form });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const { id, counts } = (await response.json()) as InviteListDetails;
  if (counts.invited !== INVITED) throw new Error(`${counts.invited} rows can be invited.`);
  return id;
}

/** Sends it as its job does, on a day on which all mails may go out; says so when a step is missing. */
async function inviteList(
  { world, origin }: BenchTarget,
  { orgId, grace, id }: { orgId: string; grace: Person; id: string },
): Promise<void> {
  const api = `${origin}/api/v1/organizations/${orgId}/invite-lists/${id}`;
  const headers = { authorization: `Bearer ${grace.token}` };
  const begun = await fetch(`${api}/send`, { method: 'POST', headers });
  if (!begun.ok) throw new Error(`${begun.status} ${await begun.text()}`);
  const everything = { ...world, inviteMails: { perDay: INVITED, perDayWhileYoung: INVITED } };
  const steps: number[] = [];
  await sendInviteList(everything, {
    orgId,
    id,
    signal: new AbortController().signal,
    report: async (progress) => void steps.push(progress),
  });
  const { state, counts } = (await get(grace, api)) as InviteListDetails;
  if (state !== 'done' || counts.invited !== INVITED || steps.length < INVITED / 100)
    throw new Error(`${counts.invited} were invited in ${steps.length} steps; the list is ${state}.`);
}

async function get({ token }: Person, address: string): Promise<unknown> {
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${response.status} ${address} ${await response.text()}`);
  return response.json();
}
