import fc from 'fast-check';
import { expect } from 'vitest';
import { inOrganization } from '#platform/database/transaction.ts';
import {
  beginLife,
  type Doing,
  END,
  type Life,
  live,
  type LivedOrganization,
} from '#testing/insights/random-history.ts';
import { slowAnswers, slowCertainty, slowKnowledge } from '#testing/insights/slow-answers.ts';
import {
  readRaw,
  slowActive,
  slowContent,
  slowFunnel,
  slowPoints,
  type SlowQuery,
  slowScores,
} from '#testing/insights/slow-insights.ts';
import { type Answer, type Ask, test, type TestServer } from '#testing/api-test.ts';
import type { Person } from '#testing/people.ts';
import { activityDays, answerBlocks, answerTails, lessonAnswers } from './analytics.tables.ts';
import { dayTotals, itemUses, memberRecall, moduleUses } from './uses.tables.ts';
import { rebuild, rollUp } from './roll-ups/roll-up.ts';

const RUNS = Number(process.env.INSIGHT_RUNS ?? 3);

const doing = (members: number): fc.Arbitrary<Doing> =>
  fc.record({
    kind: fc.constantFrom('open', 'complete', 'attempt', 'attempt', 'attempt', 'review', 'points'),
    member: fc.nat({ max: members - 1 }),
    daysAgo: fc.nat({ max: 30 }),
    minute: fc.nat({ max: 1439 }),
    item: fc.nat({ max: 5 }),
    skill: fc.nat({ max: 20 }).map((twentieths) => twentieths / 20),
  });

const life: fc.Arbitrary<Life> = fc.integer({ min: 8, max: 11 }).chain((members) =>
  fc.record({
    timezone: fc.constantFrom('UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'),
    dayStartHour: fc.nat({ max: 6 }),
    members: fc.array(
      fc.record({
        first: fc.constantFrom(true, true, true, true, true, true, true, false),
        second: fc.constantFrom(false, false, false, false, false, false, false, true),
      }),
      {
        minLength: members,
        maxLength: members,
      },
    ),
    doings: fc.array(doing(members), { minLength: 120, maxLength: 180 }),
  }),
);

/** What happened comes bit by bit, and the roll-ups follow it. */
async function liveThrough({ world, clock }: TestServer, lived: LivedOrganization, given: Life): Promise<void> {
  const inOrder = given.doings.toSorted((a, b) => b.daysAgo - a.daysAgo || b.minute - a.minute);
  clock.set(new Date(END.getTime() - 40 * 86_400_000).toISOString());
  await rollUp(world, lived.orgId);
  for (const daysAgo of [20, 10, 3, 0]) {
    const now = new Date(END.getTime() - daysAgo * 86_400_000);
    const isDue = (one: Doing) => one.daysAgo * 1440 + one.minute >= daysAgo * 1440;
    const done = inOrder.filter(isDue);
    await live(
      world,
      lived,
      given,
      done.filter((one) => !seen.has(one)),
    );
    for (const one of done) seen.add(one);
    clock.set(now.toISOString());
    await rollUp(world, lived.orgId);
  }
}
const seen = new WeakSet<Doing>();

/** Everything that is rolled up, without the ids. */
async function rolledUp({ world }: TestServer, orgId: string) {
  const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify({ ...row, id: null })).toSorted();
  return inOrganization(world.db, orgId, async ({ tx }) => ({
    days: sorted(await tx.select().from(activityDays)),
    blocks: sorted(await tx.select().from(answerBlocks)),
    tails: sorted(await tx.select().from(answerTails)),
    lessons: sorted(await tx.select().from(lessonAnswers)),
    uses: sorted([...(await tx.select().from(itemUses)), ...(await tx.select().from(moduleUses))]),
    totals: sorted(await tx.select().from(dayTotals)),
    // How sums of the chances are rounded depends on their order.
    recall: sorted((await tx.select().from(memberRecall)).map((row) => ({ ...row, recall: row.recall.toFixed(9) }))),
  }));
}

interface Viewed {
  readonly ask: Ask;
  readonly as: Person;
  readonly orgId: string;
  readonly query: SlowQuery;
}

// The shapes under test are whatever the server sent.
async function view({ ask, as, orgId, query: { from, to, group } }: Viewed, panel: string): Promise<Answer['body']> {
  const narrowed = group === null ? '' : `&group_id=${group}`;
  const address = `/api/v1/organizations/${orgId}/insights/${panel}?from=${from}&to=${to}${narrowed}`;
  const { status, body } = await ask(as, 'GET', address);
  expect([panel, status, body.message]).toEqual([panel, 200, undefined]);
  return body;
}

/** What was there to be compared: a rule that hides everything would agree with itself. */
const compared = { answers: 0, sure: 0, knowledge: 0 };

/** Each panel says what a slow look at every row says. */
async function expectTheSame(server: TestServer, viewed: Viewed): Promise<void> {
  const { orgId, query } = viewed;
  const raw = await readRaw(server.world, orgId);
  const active = slowActive(raw, query);
  const shown = await view(viewed, 'active-learners');
  expect(shown.rows.map(({ day, learners }: (typeof active.days)[number]) => ({ day, learners }))).toEqual(active.days);
  expect(shown.totals).toMatchObject({ learners: active.learners, week: active.week, month: active.month });

  const points = await view(viewed, 'points');
  expect(Object.fromEntries(points.rows.map((row: Answer['body']) => [row.source, row.points]))).toEqual(
    slowPoints(raw, query),
  );

  const scores = await view(viewed, 'quiz-scores');
  const { quizzes, mean, ...counts } = slowScores(raw, query);
  expect(scores.totals).toMatchObject(counts);
  expect(scores.totals.mean ?? -1).toBeCloseTo(mean ?? -1, 9);
  expect(Object.fromEntries(scores.rows.map((row: Answer['body']) => [row.quiz_id, row.attempts]))).toEqual(quizzes);

  const funnel = await view(viewed, 'funnel');
  expect(funnel.rows.map(({ title: _title, leaves: _leaves, ...row }: Answer['body']) => row)).toEqual(
    slowFunnel(raw, query),
  );

  const content = await view(viewed, 'content');
  const uses = slowContent(raw, query);
  for (const { content_id: id, opened, finished, skipped } of content.rows)
    expect([id, { opened, finished, skipped }]).toEqual([id, uses.get(id)]);

  const questions = await view(viewed, 'questions');
  const answers = slowAnswers(raw, query);
  const told = questions.rows.map((row: Answer['body']) => [
    `${row.quiz.id}/${row.question_id}`,
    {
      answers: row.answers,
      right: Math.round(row.right * row.answers),
      sureWrong: Math.round(row.sure_and_wrong * row.answers),
    },
  ]);
  expect(Object.fromEntries(told)).toEqual(answers);
  compared.answers += told.length;

  const certainty = await view(viewed, 'certainty');
  const sure = certainty.rows.map(({ quiz_id: id, title: _title, module_id: _module, ...counts }: Answer['body']) => [
    id,
    counts,
  ]);
  expect(Object.fromEntries(sure)).toEqual(slowCertainty(raw, query));
  compared.sure += sure.length;

  const knowledge = await view(viewed, 'knowledge');
  const known = knowledge.rows.flatMap(({ skill, all }: Answer['body']) =>
    all ? [[skill.module_id, { learners: all.learners, at_risk: all.at_risk }]] : [],
  );
  expect(Object.fromEntries(known)).toEqual(slowKnowledge(raw, query));
  compared.knowledge += known.length;
}

test(
  'whatever happened, and however it came in, panels say what a slow look at every row says, and a rebuild changes nothing',
  { timeout: 300_000 },
  async ({ server, clock, ask }) => {
    await fc.assert(
      fc.asyncProperty(life, fc.boolean(), async (given, isNarrow) => {
        const lived = await beginLife(server.world, given);
        const { orgId, admin, manager, groups } = lived;
        await liveThrough({ ...server, clock }, lived, given);
        const calendar = { timezone: given.timezone, dayStartHour: given.dayStartHour };
        const range = isNarrow ? { from: '2026-05-01', to: '2026-05-14' } : { from: '2026-04-10', to: '2026-05-20' };
        const query = { clock: calendar, ...range, now: END };
        await expectTheSame(server, { ask, as: admin, orgId, query: { ...query, group: null } });
        await expectTheSame(server, { ask, as: admin, orgId, query: { ...query, group: groups.second.id } });
        await expectTheSame(server, { ask, as: manager, orgId, query: { ...query, group: groups.first.id } });
        const before = await rolledUp(server, orgId);
        await rebuild(server.world, orgId);
        expect(await rolledUp(server, orgId)).toEqual(before);
      }),
      { numRuns: RUNS, seed: 20_261_123, endOnFailure: true },
    );
    expect(compared.answers).toBeGreaterThan(0);
    expect(compared.sure).toBeGreaterThan(0);
    expect(compared.knowledge).toBeGreaterThan(0);
  },
);
