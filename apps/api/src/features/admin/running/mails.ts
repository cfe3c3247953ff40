import type { MailQuery, MailSummary, QueuedMail } from '@snapwell/contract/admin/system.schemas';
import { BRAND } from '@snapwell/contract/brand';
import { openSealedMail } from '#adapters/mail/queued-mailer.ts';
import { sendMail } from '#composition/job-kinds.ts';
import { recordAct } from '#platform/audit/audit-log.ts';
import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import { FinalFailure } from '#platform/jobs/job-kind.ts';
import { type JobRow, listJobRows } from '#platform/jobs/jobs.repository.ts';
import type { Caller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { clearBounce, listBounces, markBounce, summarizeMails } from './mails.repository.ts';

const STATES = { waiting: 'waiting', sent: 'done', failed: 'failed' } as const;

/** The mail queue, the newest first. */
export async function listMails({ db, mailKey }: Pick<World, 'db' | 'mailKey'>, { limit, cursor, state }: MailQuery) {
  const after = readCursor(cursor, momentAndId);
  const filter = { kind: sendMail.name, state: state && STATES[state], limit: limit + 1, after };
  const rows = await acrossOrganizations(db, (tx) => listJobRows(tx, filter));
  return toPage(rows, limit, {
    cursorOf: ({ createdAt, id }) => [createdAt.toISOString(), id],
    present: (row) => presentMail(row, mailKey),
  });
}

function presentMail(row: JobRow, key: Buffer): QueuedMail {
  const isWaiting = row.state === 'waiting' || row.state === 'running';
  return {
    id: row.id,
    ...envelopeOf(row, key),
    state: isWaiting ? 'waiting' : row.state === 'done' ? 'sent' : 'failed',
    attempts: row.attempts,
    error: row.error,
    queued_at: row.createdAt.toISOString(),
    next_try_at: isWaiting ? row.dueAt.toISOString() : null,
    ended_at: row.endedAt?.toISOString() ?? null,
  };
}

/** To whom and about what; nothing where the key has changed since. */
function envelopeOf({ payload }: JobRow, key: Buffer): { to: string; subject: string } {
  try {
    const { to, subject } = openSealedMail(key, payload as { sealed: string });
    return { to: maskAddress(to), subject };
  } catch {
    return { to: '', subject: '' };
  }
}

/** 'linh.nguyen@riverside.example' as 'l…n@riverside.example'. */
export function maskAddress(address: string): string {
  const [name = '', host = ''] = address.split('@');
  return `${name[0] ?? ''}…${name.length > 1 ? name.at(-1) : ''}@${host}`;
}

/** How many mails wait or failed, and which mailboxes refuse them. */
export function summarize({ db, mailTransport }: Pick<World, 'db' | 'mailTransport'>): Promise<MailSummary> {
  return acrossOrganizations(db, async (tx) => {
    const { waiting, failed, oldestWaitingAt, nextTryAt, lastError } = await summarizeMails(tx, sendMail.name);
    const bounces = await listBounces(tx);
    return {
      is_sent: mailTransport.check !== undefined,
      waiting,
      failed,
      oldest_waiting_at: oldestWaitingAt,
      next_try_at: nextTryAt,
      last_error: lastError,
      bounces: bounces.map(({ bouncedAt, ...bounce }) => ({ ...bounce, bounced_at: bouncedAt.toISOString() })),
    };
  });
}

/** Takes the mark from a mailbox: its holder says that it works again. */
export async function forgetBounce(
  world: Pick<World, 'db' | 'clock' | 'mailTransport'>,
  caller: Caller,
  email: string,
) {
  await acrossOrganizations(world.db, async (tx) => {
    await clearBounce(tx, email.toLowerCase());
    const { uid: actorUid, address } = caller;
    await recordAct(tx, { actorUid, address, act: 'bounce_forgotten', target: email, at: world.clock.now() });
  });
  return summarize(world);
}

/** A mail to the caller, past the queue, so that what the mail server says is seen at once. */
export async function sendTestMail({ mailTransport }: Pick<World, 'mailTransport'>, { email }: Caller) {
  const text = `${BRAND} can send mail. Nothing else is to be done.`;
  try {
    await mailTransport.send({ to: email, subject: `${BRAND}: a test`, text });
    return { is_sent: true, error: null };
  } catch (error) {
    return { is_sent: false, error: error instanceof Error ? error.message : String(error) };
  }
}

/** Hands a queued mail to the mail server. A mailbox that refuses it for good is marked, and not tried again. */
export async function sendQueuedMail(
  { db, clock, mailTransport, mailKey }: Pick<World, 'db' | 'clock' | 'mailTransport' | 'mailKey'>,
  payload: { sealed: string },
): Promise<void> {
  const mail = openSealedMail(mailKey, payload);
  const email = mail.to.toLowerCase();
  try {
    await mailTransport.send(mail);
  } catch (error) {
    if (!isRefusalOfMailbox(error)) throw error;
    await acrossOrganizations(db, (tx) =>
      markBounce(tx, { email, reason: error.message.slice(0, 300), at: clock.now() }),
    );
    throw new FinalFailure(error.message, { cause: error });
  }
  await acrossOrganizations(db, (tx) => clearBounce(tx, email));
}

/** 550 to 554 of SMTP at the recipient: the mailbox is not there, or takes nothing. */
function isRefusalOfMailbox(error: unknown): error is Error & { responseCode: number } {
  const { responseCode, command } = (error ?? {}) as { responseCode?: number; command?: string };
  return error instanceof Error && command === 'RCPT TO' && responseCode !== undefined && responseCode >= 550;
}
