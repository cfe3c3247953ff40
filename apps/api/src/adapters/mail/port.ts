import type { JobScope } from '#platform/jobs/enqueue.ts';

/** A calendar file that goes with a message. */
export interface MailCalendar {
  readonly method: string;
  readonly filename: string;
  readonly content: string;
}

/** A message to one person. Both forms say the same. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Where the reader ends messages of this kind, for programs that offer that beside the message. */
  readonly stopUrl?: string;
  readonly calendar?: MailCalendar;
}

/** What acts send by. */
export interface Mailer {
  /** Sends the message soon, however long that takes; with `scope`, if and when its transaction commits. */
  send(mail: Mail, scope?: JobScope): Promise<void>;
}

/** What takes a message out of the house. */
export interface MailTransport {
  /** Hands the message over; throws when it was not accepted. */
  send(mail: Mail): Promise<void>;
  /** Asks the mail server whether it would take mails; throws in its words. Absent where mails do not leave. */
  check?(): Promise<void>;
}
