import { createTransport } from 'nodemailer';
import type { MailTransport } from './port.ts';

const PATIENCE_MS = 10_000;

/** Sends by the SMTP server of `smtpUrl`. */
export function createSmtpMailer(smtpUrl: string, from: string): MailTransport {
  // A firewall that swallows connections must not hold the mails behind this one for minutes.
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    async check() {
      await transport.verify();
    },
    async send({ stopUrl, calendar, ...mail }) {
      await transport.sendMail({
        from,
        ...mail,
        ...(stopUrl && { list: { unsubscribe: stopUrl } }),
        ...(calendar && { icalEvent: calendar }),
      });
    },
  };
}
