import { readFileSync } from 'node:fs';
import { DEMO_PASSWORD } from '@snapwell/demo-library/demo-accounts';
import { insertUser, splitDisplayName, usernameOf } from '#features/identity/index.ts';
import { describeProblem, importLibrary, openFolder } from '#features/library/index.ts';
import { followAssignment, insertAssignment } from '#features/assignments/index.ts';
import { storeSignature } from '#features/certificates/index.ts';
import { type ImportedMember, importMembers, importOrganization, uploadLogo } from '#features/organizations/index.ts';
import { inOrganization, inTransaction, type OrganizationScope } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import type { World } from '../world.ts';
import {
  markFile,
  readSampleAccounts,
  readSampleOrganizations,
  type SampleOrganization,
  type SamplePerson,
} from './sample-files.ts';
import { seedHistory } from './seed-history.ts';
import { seedSaid } from './seed-said.ts';
import { sampleUid } from './sample-uid.ts';

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
  const { name, summary, timezone, join_policy: joinPolicy, has_public_library: hasPublicLibrary } = organization;
  const isNew = await inOrganization(world.db, organization.id, (scope) =>
    importOrganization(scope, { name, summary, timezone, joinPolicy, hasPublicLibrary, groups }),
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
  if (organization.logo) await uploadLogo(world, { orgId: organization.id }, organization.logo);
  const signatures = await storeSignatures(world, organization);
  await inOrganization(world.db, organization.id, async (scope) => {
    const joinedAt = new Date(now.getTime() - HISTORY_DAYS * DAY_MS);
    await importMembers(
      scope,
      organization.people.map((person) => memberOf(person, groups, joinedAt)),
    );
    await seedHistory(scope, organization, { now, signatures });
    if (organization.said) await seedSaid(scope, organization.said, now);
    await seedAssignments(scope, organization, { groups, now });
  });
}

/** By course: the address of the picture that its certificates carry. */
async function storeSignatures(
  world: SeedWorld,
  { id, certificates }: SampleOrganization,
): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  for (const { course, signature } of certificates)
    if (signature) stored.set(course, await storeSignature(world, id, readFileSync(markFile(signature))));
  return stored;
}

/** Something is due, done and overdue, so that every screen that shows it has something to show. */
async function seedAssignments(
  scope: OrganizationScope,
  { people, assignments }: SampleOrganization,
  { groups, now }: { groups: readonly { id: string; name: string }[]; now: Date },
): Promise<void> {
  const admin = people.find(({ role }) => role === 'ORG_ADMIN') ?? people[0]!;
  for (const { course, module, group, started_days_ago: ago, due_in_days: days } of assignments) {
    const groupId = groups.find(({ name }) => name === group)?.id;
    const timeIn = (ahead: number) => new Date(now.getTime() + ahead * DAY_MS);
    const dayIn = (ahead: number) => timeIn(ahead).toISOString().slice(0, 10);
    const startedAt = timeIn(-ago);
    const row = await insertAssignment(scope, {
      id: newId(startedAt),
      targetType: course === undefined ? 'module' : 'course',
      targetId: (course ?? module)!,
      uids: [],
      groupIds: groupId === undefined ? [] : [groupId],
      startsOn: dayIn(-ago),
      due: { type: 'day', day: dayIn(days) },
      recertification: null,
      graceDays: 0,
      reminders: ['week_before', 'day_before', 'week_after'],
      createdBy: sampleUid(admin.email),
      createdAt: startedAt,
      endedAt: null,
    });
    await followAssignment(scope, row, startedAt);
    await followAssignment(scope, row, now);
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
