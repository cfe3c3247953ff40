import { randomInt } from 'node:crypto';
import type { Award } from '@snapwell/contract/gamification/award.schemas';
import {
  CERTIFICATE_ALPHABET,
  CERTIFICATE_ID_LENGTH,
} from '@snapwell/contract/learning/certificates/certificates.limits';
import { findCompletedWith, findTarget } from '#features/catalogue/index.ts';
import { addMonths, dayOf } from '#features/gamification/index.ts';
import { calendarOf, findMemberFacts } from '#features/organizations/index.ts';
import { logActivity } from '#platform/observing/activity-log.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import {
  findBestScore,
  findLatest,
  insertCertificate,
  listSettings,
  type SettingsRow,
  type TargetKey,
} from './certificates.repository.ts';

interface Finished {
  readonly uid: string;
  readonly now: Date;
  readonly contentId: string | null;
}

/**
 * Gives the certificates of what somebody has finished with an item, in the transaction that finished it: once, until
 * it was opened to be done again.
 */
export async function settleCertificates(
  scope: OrganizationScope,
  _world: unknown,
  { uid, now, contentId }: Finished,
): Promise<readonly Award[]> {
  if (contentId === null) return [];
  const settings = await listSettings(scope);
  const { module, courses } = await findCompletedWith(scope, { uid, contentId });
  const finished = [
    ...courses.map((course) => ({ type: 'course' as const, isFlagged: course.hasCertificate, ...course })),
    ...(module ? [{ type: 'module' as const, isFlagged: false, id: module.id, title: module.title }] : []),
  ];
  for (const { type, id, title, isFlagged } of finished) {
    const target = { targetType: type, targetId: id };
    const set = settings.find((each) => each.targetType === type && each.targetId === id);
    const offer = set ?? (isFlagged ? plainSettings(target, title) : null);
    if (offer?.isOn !== false && offer) await issue(scope, { uid, now, offer });
  }
  return [];
}

/** What a course gives whose file says no more than that it gives a certificate. */
export function plainSettings(target: TargetKey, title: string): Omit<SettingsRow, 'orgId' | 'updatedAt'> {
  return {
    ...target,
    isOn: true,
    title,
    validMonths: null,
    hours: null,
    signerName: '',
    signerRole: '',
    text: '',
    signatureUrl: null,
  };
}

async function issue(
  scope: OrganizationScope,
  { uid, now, offer }: { uid: string; now: Date; offer: Omit<SettingsRow, 'orgId' | 'updatedAt'> },
): Promise<void> {
  const latest = await findLatest(scope, { uid, ...offer });
  // One that was withdrawn is given again by those who withdrew it, or when it is done again.
  if (latest && latest.reopenedAt === null) return;
  const facts = await findMemberFacts(scope, uid);
  const target = await findTarget(scope, offer);
  if (!facts || !target) return;
  const issuedOn = dayOf(now, calendarOf(facts, now).clock);
  const isEarly = latest?.validUntil && latest.revokedAt === null && latest.validUntil >= issuedOn;
  const quiz = target.items.findLast(({ type }) => type === 'quiz');
  const { isOn: _, validMonths, ...words } = offer;
  const row = await insertCertificate(scope, {
    ...words,
    id: newCertificateId(),
    uid,
    holderName: facts.person.displayName,
    organizationName: facts.organization.name,
    chapters: target.chapters,
    steps: target.items.map(({ kind }) => kind),
    score: quiz ? await findBestScore(scope, uid, quiz.id) : null,
    nameShown: facts.membership.isNameHidden ? 'initials' : 'full',
    issuedAt: now,
    issuedOn,
    // Who does it again before it ends loses nothing by being early.
    validUntil: validMonths === null ? null : addMonths(isEarly ? latest.validUntil! : issuedOn, validMonths),
  });
  if (!row) return;
  const { targetType, targetId } = offer;
  const logged = { certificate: row.id, target_type: targetType, target: targetId };
  await logActivity(scope, { uid, type: 'certificate_issued', facts: logged, at: now });
}

/** A number that nobody guesses, of letters that are not mistaken for each other. */
export function newCertificateId(): string {
  const letter = () => CERTIFICATE_ALPHABET[randomInt(CERTIFICATE_ALPHABET.length)]!;
  return Array.from({ length: CERTIFICATE_ID_LENGTH }, letter).join('');
}
