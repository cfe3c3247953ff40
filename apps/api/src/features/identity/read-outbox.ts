import { AppError } from '#platform/http/app-error.ts';
import type { World } from '#world.ts';

/** Addresses that nobody can own (RFC 2606). */
const SAMPLE_ADDRESS = /[@.]example(\.(com|net|org))?$/i;

/**
 * The mails that a demo server did not send. Who sits at the machine sees all of them; others only those to made-up
 * addresses, for the mails hold the links that open accounts.
 */
export async function readOutbox({ outbox }: Pick<World, 'outbox'>, { isOwnMachine }: { isOwnMachine: boolean }) {
  if (!outbox) throw new AppError('not_found');
  const shown = outbox.list().filter(({ to }) => isOwnMachine || SAMPLE_ADDRESS.test(to));
  return {
    items: shown.map(({ id, to, subject, text, sentAt, calendar }) => ({
      id,
      to,
      subject,
      text,
      sent_at: sentAt.toISOString(),
      calendar: calendar?.content ?? null,
    })),
  };
}
