import { afterCommit } from '#platform/database/transaction.ts';
import type { Mail, Mailer } from './port.ts';

const KEPT = 100;

export interface OutboxMail extends Mail {
  readonly id: number;
  readonly sentAt: Date;
}

/**
 * Where mail goes while no SMTP server is configured: kept for the screen that shows it in demo mode, and told to the
 * log.
 */
export interface Outbox extends Mailer {
  /** The last hundred messages, newest first. */
  list(): readonly OutboxMail[];
}

export function createOutbox(announce: (mail: Mail) => void): Outbox {
  const mails: OutboxMail[] = [];
  let lastId = 0;
  return {
    async send(mail, scope) {
      const show = () => {
        mails.unshift({ ...mail, id: ++lastId, sentAt: new Date() });
        mails.length = Math.min(mails.length, KEPT);
        announce(mail);
      };
      if (scope) afterCommit(scope.tx, show);
      else show();
    },
    list: () => mails,
  };
}
