import { type PaidContentKind, paidContentKind } from '@snapwell/contract/gamification/award.schemas';
import { defaultPointRules } from '@snapwell/contract/gamification/rules.schemas';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { contentKinds } from '@snapwell/contract/learning/kinds';
import { DEMO_PASSWORD, demoAccounts } from '@snapwell/demo-library/demo-accounts';
import { importHistory, plainCalendar } from '#features/gamification/index.ts';
import { insertUser, splitDisplayName, usernameOf } from '#features/identity/index.ts';
import { describeProblem, importLibrary, openFolder } from '#features/library/index.ts';
import { importCompletions, insertAssignment, listPublishedItems } from '#features/learning/index.ts';
import { type ImportedMember, importMembers, importOrganization } from '#features/organizations/index.ts';
import { importPastAttempts, type PastOutcome } from '#features/quizzes/index.ts';
import { inOrganization, inTransaction, type OrganizationScope } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import type { World } from '../world.ts';
import { planAttempts } from './plan-attempts.ts';
import { planHistory, randomFrom, type SampleVisit } from './plan-history.ts';
import {
  readSampleAccounts,
  readSampleOrganizations,
  type SampleOrganization,
  type SamplePerson,
} from './sample-files.ts';

const HISTORY_DAYS = 125;
const DAY_MS = 86_400_000;

type SeedWorld = Pick<World, 'db' | 'clock' | 'files' | 'identityProvider' | 'mediaQuotaBytes'>;

/**
 * Makes the sample organizations that are not there yet: libraries by the importer, people, and months of plausible
 * history.
 */
export async function seedDemo(world: SeedWorld): Promise<void> {
  const organizations = readSampleOrganizations();
  const people = organizations.flatMap((organization) => organization.people);
  await addAccounts(
    world,
    people.map((person) => ({ ...person, role: 'basic' as const })),
  );
  for (const organization of organizations) await seedOrganization(world, organization);
  // Those who belong nowhere come last: where they are, everything else is.
  await addAccounts(world, readSampleAccounts());
}

/** Where this account is, all samples are. */
export const lastSampleUid = (): string => sampleUid(readSampleAccounts()[0]!.email);

/** The same address has the same id on every machine; the accounts that are shown have short ones. */
export function sampleUid(email: string): string {
  return demoAccounts.find((account) => account.email === email)?.uid ?? `demo-${email.replaceAll(/[^a-z0-9]+/g, '-')}`;
}

async function addAccounts(
  { db, identityProvider }: SeedWorld,
  people: readonly { email: string; name: string; role: 'ADMIN' | 'basic' }[],
): Promise<void> {
  await identityProvider.createAccounts(
    people.map(({ email, name }) => ({ uid: sampleUid(email), email, displayName: name })),
    DEMO_PASSWORD,
  );
  await inTransaction(db, async (tx) => {
    for (const { email, name, role } of people) {
      await insertUser(tx, {
        uid: sampleUid(email),
        email,
        username: usernameOf(name),
        displayName: name,
        ...splitDisplayName(name),
        role,
        isSample: true,
      });
    }
  });
}

async function seedOrganization(world: SeedWorld, organization: SampleOrganization): Promise<void> {
  const now = world.clock.now();
  const groups = organization.groups.map((name) => ({ id: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), name }));
  const { name, summary, timezone, join_policy: joinPolicy } = organization;
  const isNew = await inOrganization(world.db, organization.id, (scope) =>
    importOrganization(scope, { name, summary, timezone, joinPolicy, groups }),
  );
  if (!isNew) return;
  const { problems } = await importLibrary(world, {
    orgId: organization.id,
    folder: await openFolder(organization.dir),
    isDryRun: false,
  });
  if (problems)
    throw new Error(
      `The sample library of ${organization.id} has mistakes:\n${problems.map(describeProblem).join('\n')}`,
    );
  await inOrganization(world.db, organization.id, async (scope) => {
    const joinedAt = new Date(now.getTime() - HISTORY_DAYS * DAY_MS);
    await importMembers(
      scope,
      organization.people.map((person) => memberOf(person, groups, joinedAt)),
    );
    await seedHistory(scope, organization, now);
    await seedAssignments(scope, organization, { groups, now });
  });
}

/** Something is due, so that every screen that shows it has something to show. */
async function seedAssignments(
  scope: OrganizationScope,
  { people, assignments }: SampleOrganization,
  { groups, now }: { groups: readonly { id: string; name: string }[]; now: Date },
): Promise<void> {
  const admin = people.find(({ role }) => role === 'ORG_ADMIN') ?? people[0]!;
  for (const { course, module, group, due_in_days: days } of assignments) {
    await insertAssignment(scope, {
      id: newId(now),
      targetType: course === undefined ? 'module' : 'course',
      targetId: (course ?? module)!,
      uid: null,
      groupId: groups.find(({ name }) => name === group)?.id ?? null,
      dueOn: new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10),
      createdBy: sampleUid(admin.email),
      createdAt: now,
    });
  }
}

function memberOf(
  person: SamplePerson,
  groups: readonly { id: string; name: string }[],
  joinedAt: Date,
): ImportedMember {
  const idsOf = (names: readonly string[]) => groups.filter(({ name }) => names.includes(name)).map(({ id }) => id);
  const led = idsOf(person.leads);
  const belongsTo = new Set([...idsOf(person.group ? [person.group] : []), ...led]);
  return {
    uid: sampleUid(person.email),
    role: person.role,
    systemLevel: person.system_level,
    jobRole: person.job_role,
    joinedAt,
    groups: [...belongsTo].map((id) => ({ id, isLeader: led.includes(id) })),
  };
}

async function seedHistory(
  scope: OrganizationScope,
  { people, timezone }: SampleOrganization,
  now: Date,
): Promise<void> {
  const shown = new Set(demoAccounts.map(({ email }) => email));
  const items = (await listPublishedItems(scope)).map((item) => ({ ...item, moduleId: item.moduleId! }));
  const paid = new Map(items.flatMap(({ contentId, kind, version }) => paidItem(contentId, { kind, version })));
  const quizIds = new Set(items.filter(({ kind }) => kind === 'quiz').map(({ contentId }) => contentId));
  const learners = people.map(({ email, style, unbroken_days: unbrokenDays }) => ({
    uid: sampleUid(email),
    style,
    unbrokenDays,
    isHereToday: !shown.has(email),
  }));
  // Simulations have attempts of their own; a completion alone would be a lie about them.
  const visits = planHistory(
    learners,
    items.filter(({ contentId }) => paid.has(contentId) || quizIds.has(contentId)),
    now,
  );
  const attempts = planAttempts(learners, visits, quizIds).filter(({ at }) => at < now);
  const outcomes = await importPastAttempts(scope, attempts, randomFrom(`${scope.orgId} quizzes`));
  await importCompletions(scope, [
    ...visits.flatMap(({ uid, at, finished }) =>
      finished.flatMap(({ contentId }) => completionOf(paid, { uid, contentId, at })),
    ),
    ...outcomes
      .filter(({ isPassed }) => isPassed)
      .map(({ uid, quizId, contentVersion, finishedAt }) => ({
        uid,
        contentId: quizId,
        contentVersion,
        at: finishedAt,
      })),
  ]);
  const clock = { timezone, dayStartHour: 0 };
  const histories = learners.map(({ uid }) => ({ uid, visits: visitsOf(uid, { visits, outcomes, paid }) }));
  await importHistory(scope, histories, { ...plainCalendar, clock, organizationClock: clock });
}

interface PaidItem {
  readonly kind: PaidContentKind;
  readonly version: number;
}
type PaidItems = ReadonlyMap<string, PaidItem>;

function paidItem(contentId: string, { kind, version }: { kind: ContentKind; version: number }): [string, PaidItem][] {
  const paid = paidContentKind.safeParse(contentKinds[kind].type);
  return paid.success ? [[contentId, { kind: paid.data, version }]] : [];
}

function completionOf(paid: PaidItems, { uid, contentId, at }: { uid: string; contentId: string; at: Date }) {
  const item = paid.get(contentId);
  return item ? [{ uid, contentId, contentVersion: item.version, at }] : [];
}

/** A person's visits with what each earned: items finished, and quizzes taken on that visit. */
function visitsOf(
  uid: string,
  { visits, outcomes, paid }: { visits: readonly SampleVisit[]; outcomes: readonly PastOutcome[]; paid: PaidItems },
) {
  const own = visits.filter((visit) => visit.uid === uid);
  const taken = outcomes.filter((outcome) => outcome.uid === uid);
  return own.map(({ at, finished }, i) => {
    const next = own[i + 1]?.at;
    const duringIt = taken.filter(({ finishedAt }) => finishedAt > at && (!next || finishedAt < next));
    return {
      at,
      finished: finished.flatMap(({ contentId }) =>
        paid.has(contentId) ? [{ contentId, kind: paid.get(contentId)!.kind }] : [],
      ),
      earned: duringIt.flatMap(gainsOf),
    };
  });
}

function gainsOf({ quizId, attemptId, points, isFirstPerfect }: PastOutcome) {
  const improvement = { source: 'quiz' as const, sourceId: attemptId, thingId: quizId, points };
  const perfect = {
    source: 'perfect_quiz' as const,
    sourceId: quizId,
    thingId: quizId,
    points: defaultPointRules.perfect_quiz,
  };
  return isFirstPerfect ? [improvement, perfect] : [improvement];
}
