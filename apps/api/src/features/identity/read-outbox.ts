import { AppError } from '#platform/app-error.ts';
import { isLoopback } from '#platform/public-url.ts';
import type { World } from '#world.ts';

/** Addresses that nobody can own (RFC 2606). */
const SAMPLE_ADDRESS = /[@.]example(\.(com|net|org))?$/i;

/**
 * The mails that a demo server did not send. On one's own machine all of them; where others reach the server only those to
 * made-up addresses, for they hold the links that open accounts.
 */
export async function readOutbox({ outbox, publicUrl }: Pick<World, 'outbox' | 'publicUrl'>) {
  if (!outbox) throw new AppError('not_found');
  const isOwnMachine = isLoopback(new URL(publicUrl).hostname);
  const shown = outbox.list().filter(({ to }) => isOwnMachine || SAMPLE_ADDRESS.test(to));
  return { items: shown.map(({ id, to, subject, text, sentAt }) => ({ id, to, subject, text, sent_at: sentAt.toISOString() })) };
}
