import { createTransport } from 'nodemailer';
import type { Mailer } from './port.ts';

/** Sends by the SMTP server of `smtpUrl`. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl);
  return {
    async send({ stopUrl, ...mail }) {
      await transport.sendMail({ from, ...mail, ...(stopUrl && { list: { unsubscribe: stopUrl } }) });
    },
  };
}
