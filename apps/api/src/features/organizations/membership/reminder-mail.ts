import { webPath } from '@snapwell/contract/web-routes';
import { inOneLine } from '@snapwell/contract/http/one-line';
import type { Language } from '@snapwell/contract/text/language';
import type { Mail } from '#adapters/mail/port.ts';
import { text } from '#platform/locale/texts.ts';

/** Of a name in a mail. */
const NAME_LENGTH = 80;

interface Reminder {
  readonly to: string;
  readonly sender: string;
  readonly organization: { readonly id: string; readonly name: string };
  readonly publicUrl: string;
}

/** A word from somebody who looks after a member: learning waits for them. */
export function reminderMail(language: Language, { to, publicUrl, organization, ...names }: Reminder): Mail {
  const sender = inOneLine(names.sender, NAME_LENGTH);
  const name = inOneLine(organization.name, NAME_LENGTH);
  return {
    to,
    subject: text(language, texts.subject, { organization: name }),
    text: [
      text(language, texts.greeting),
      text(language, texts.body, { sender, organization: name }),
      `${publicUrl}${webPath('orgHome', { orgId: organization.id })}`,
      text(language, texts.why, { sender }),
    ].join('\n\n'),
  };
}

const texts = {
  subject: /*i18n*/ { id: 'nudge.subject', message: 'Five minutes wait for you at {organization}' },
  greeting: /*i18n*/ { id: 'mail.greeting', message: 'Hello,' },
  body: /*i18n*/ {
    id: 'nudge.body',
    message: '{sender} asks you to look in at {organization}. What comes next takes about five minutes:',
  },
  why: /*i18n*/ {
    id: 'nudge.why',
    message: 'You get this because {sender} looks after your learning. Nobody sends it more than once a day.',
  },
};
