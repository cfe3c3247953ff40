import type {
  Certificate,
  CertificateEndings,
  CertificateOffer,
  CertificateQuery,
  CertificateSettings,
  HeldCertificate,
} from '@snapwell/contract/learning/certificates/certificates.schemas';
import { readCertificateId } from '@snapwell/contract/learning/certificates/certificates.limits';
import {
  type Catalogue,
  listTargets,
  readAsked,
  setCourseCertificate,
  withCatalogue,
} from '#features/catalogue/index.ts';
import { addDays, addMonths } from '#features/gamification/index.ts';
import { findUser } from '#features/identity/index.ts';
import { findOrganization, listLedPeople } from '#features/organizations/index.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { logActivity } from '#platform/observing/activity-log.ts';
import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import {
  type CertificateRow,
  countEndings,
  countHeld,
  insertCertificate,
  listOfOrganization,
  listOfPerson,
  listSettings,
  lockCertificate,
  saveSettings,
  type SettingsRow,
  type TargetKey,
  updateCertificate,
} from './certificates.repository.ts';
import { newCertificateId, plainSettings } from './issue-certificates.ts';
import { presentCertificate } from './present-certificate.ts';

type RunWorld = Pick<World, 'db' | 'clock'>;
const todayOf = ({ clock }: Pick<World, 'clock'>) => clock.now().toISOString().slice(0, 10);

/** Courses and modules in the order of the library, and what each gives. */
export function listOffers(world: RunWorld, caller: OrganizationCaller): Promise<{ items: CertificateOffer[] }> {
  return withCatalogue(world, caller, async (catalogue) => ({ items: await offersOf(catalogue, world) }));
}

async function offersOf({ scope, tree }: Catalogue, world: RunWorld): Promise<CertificateOffer[]> {
  const { courses } = await readAsked(scope, '');
  const settings = await listSettings(scope);
  const held = await countHeld(scope, todayOf(world));
  return listTargets(tree, courses).all.map(({ type, id, title, items }) => {
    const targetType = type === 'course' ? 'course' : 'module';
    const isFlagged = courses.some((course) => type === 'course' && course.id === id && course.hasCertificate);
    const own = settings.find((each) => each.targetType === type && each.targetId === id);
    const plain = { ...plainSettings({ targetType, targetId: id }, title), isOn: isFlagged };
    return {
      target_type: targetType,
      target_id: id,
      target_title: title,
      items: items.length,
      minutes: items.reduce((sum, item) => sum + item.minutes, 0),
      held: held.get(`${type}/${id}`) ?? 0,
      settings: presentSettings(own ?? plain),
      signature_url: (own ?? plain).signatureUrl,
    };
  });
}

/** What one course or module gives. */
export async function findOffer(
  catalogue: Catalogue,
  world: RunWorld,
  { targetType, targetId }: TargetKey,
): Promise<CertificateOffer> {
  const offers = await offersOf(catalogue, world);
  const offer = offers.find((each) => each.target_type === targetType && each.target_id === targetId);
  if (!offer) throw new AppError('not_found');
  return offer;
}

const presentSettings = (row: Omit<SettingsRow, 'orgId' | 'updatedAt'>): CertificateSettings => ({
  is_on: row.isOn,
  title: row.title,
  valid_months: row.validMonths,
  hours: row.hours,
  signer_name: row.signerName,
  signer_role: row.signerRole,
  text: row.text,
});

/** Says what a course or a module gives from now on. */
export function changeSettings(
  world: RunWorld,
  caller: OrganizationCaller,
  {
    targetType,
    targetId,
    settings,
  }: { targetType: 'course' | 'module'; targetId: string; settings: CertificateSettings },
): Promise<CertificateOffer> {
  return withCatalogue(world, caller, async (catalogue) => {
    const { scope } = catalogue;
    const target = { targetType, targetId };
    await findOffer(catalogue, world, target);
    await saveSettings(scope, {
      ...target,
      isOn: settings.is_on,
      title: settings.title,
      validMonths: settings.valid_months,
      hours: settings.hours,
      signerName: settings.signer_name,
      signerRole: settings.signer_role,
      text: settings.text,
      updatedAt: world.clock.now(),
    });
    if (targetType === 'course') await setCourseCertificate(scope, targetId, settings.is_on);
    return findOffer(catalogue, world, target);
  });
}

/** Certificates of the organization, also of those who have left. */
export function listCertificates(world: RunWorld, { orgId }: OrganizationCaller, query: CertificateQuery) {
  const now = world.clock.now();
  return inOrganization(world.db, orgId, async (scope) => {
    const after = readCursor(query.cursor, momentAndId);
    const rows = await listOfOrganization(scope, { ...query, limit: query.limit + 1, after, today: todayOf(world) });
    return toPage(rows, query.limit, {
      cursorOf: ({ certificate }) => [certificate.issuedAt.toISOString(), certificate.id],
      present: ({ photoUrl, ...row }) => ({
        ...presentCertificate(row, now),
        uid: row.certificate.uid,
        photo_url: photoUrl,
      }),
    });
  });
}

/** Those of one member; a leader sees those of their groups. */
export function listCertificatesOf(
  world: RunWorld,
  caller: OrganizationCaller,
  uid: string,
): Promise<{ items: Certificate[] }> {
  return inOrganization(world.db, caller.orgId, async (scope) => {
    const led = await listLedPeople(scope, caller);
    if (led && !led.includes(uid)) throw new AppError('not_found');
    const rows = await listOfPerson(scope.tx, uid, scope.orgId);
    return { items: rows.map((row) => presentCertificate(row, world.clock.now())) };
  });
}

/** How many end in each of the next twelve months, this one included. */
export function countEndingsByMonth(world: RunWorld, caller: OrganizationCaller): Promise<CertificateEndings> {
  const today = todayOf(world);
  const first = `${today.slice(0, 7)}-01`;
  return inOrganization(world.db, caller.orgId, async (scope) => {
    const uids = await listLedPeople(scope, caller);
    const rows = await countEndings(scope, { from: today, until: addDays(addMonths(first, 12), -1), uids });
    return {
      months: Array.from({ length: 12 }, (_, index) => {
        const month = addMonths(first, index).slice(0, 7);
        const own = rows.filter((row) => row.month === month);
        return { month, ending: own.reduce((sum, row) => sum + row.ending, 0), most_of: own[0]?.title ?? null };
      }),
    };
  });
}

/** Withdraws a certificate: whoever verifies it is told, and its credential is refused. */
export function revokeCertificate(
  world: RunWorld,
  caller: OrganizationCaller,
  { id, reason }: { id: string; reason: string },
): Promise<HeldCertificate> {
  return inOrganization(world.db, caller.orgId, async (scope) => {
    const row = await lockValid(scope, id);
    const revoked = await withdraw(scope, world, { row, by: caller.uid, reason, replacedBy: null });
    return presentHeld(scope, world, revoked);
  });
}

/** Issues it anew with the holder's name of today, and withdraws the old one. */
export function reissueCertificate(
  world: RunWorld,
  caller: OrganizationCaller,
  { id, reason }: { id: string; reason: string },
): Promise<HeldCertificate> {
  const now = world.clock.now();
  return inOrganization(world.db, caller.orgId, async (scope) => {
    const row = await lockValid(scope, id, { mayBeRevoked: true });
    const user = await findUser(scope.tx, row.uid);
    const organization = await findOrganization(scope.tx, scope.orgId);
    if (!user || !organization) throw new AppError('not_found');
    const newId = newCertificateId();
    await withdraw(scope, world, { row, by: caller.uid, reason, replacedBy: newId });
    const { statusIndex: _, reopenedAt, ...facts } = row;
    const issued = await insertCertificate(scope, {
      ...facts,
      id: newId,
      holderName: user.displayName,
      organizationName: organization.name,
      issuedAt: now,
      reopenedAt,
      revokedAt: null,
      revokedBy: null,
      revokeReason: null,
      replacedBy: null,
    });
    if (!issued) throw new AppError('certificate_withdrawn');
    const logged = { certificate: newId, target_type: row.targetType, target: row.targetId };
    await logActivity(scope, { uid: row.uid, type: 'certificate_issued', facts: logged, at: now });
    return presentHeld(scope, world, issued);
  });
}

async function lockValid(scope: OrganizationScope, id: string, { mayBeRevoked = false } = {}): Promise<CertificateRow> {
  const row = await lockCertificate(scope, readCertificateId(id));
  if (!row) throw new AppError('not_found');
  if (row.replacedBy !== null || (row.revokedAt && !mayBeRevoked)) throw new AppError('certificate_withdrawn');
  return row;
}

async function withdraw(
  scope: OrganizationScope,
  { clock }: RunWorld,
  { row, by, reason, replacedBy }: { row: CertificateRow; by: string; reason: string; replacedBy: string | null },
): Promise<CertificateRow> {
  const at = clock.now();
  const revoked = { revokedAt: row.revokedAt ?? at, revokedBy: by, revokeReason: reason, replacedBy };
  const logged = { certificate: row.id, member: row.uid, replaced_by: replacedBy };
  await logActivity(scope, { uid: by, type: 'certificate_revoked', facts: logged, at });
  return updateCertificate(scope, row.id, revoked);
}

async function presentHeld(
  { tx, orgId }: OrganizationScope,
  { clock }: RunWorld,
  certificate: CertificateRow,
): Promise<HeldCertificate> {
  const organization = await findOrganization(tx, orgId);
  const user = await findUser(tx, certificate.uid);
  const shown = presentCertificate({ certificate, logoUrl: organization?.logoUrl ?? null }, clock.now());
  return { ...shown, uid: certificate.uid, photo_url: user?.photoUrl ?? null };
}
