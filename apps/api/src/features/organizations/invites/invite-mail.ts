import { webPath } from '@snapwell/contract/web-routes';
import { BRAND } from '@snapwell/contract/brand';
import { inOneLine } from '@snapwell/contract/http/one-line';
import type { Language } from '@snapwell/contract/text/language';
import { INVITE_DAYS } from '@snapwell/contract/organizations/organizations.limits';
import type { Mail } from '#adapters/mail/port.ts';
import { text } from '#platform/locale/texts.ts';

/** Of a name in a mail. */
const NAME_LENGTH = 80;

interface Invitation {
  readonly email: string;
  readonly token: string;
  readonly inviter: string;
  readonly organization: string;
  readonly publicUrl: string;
}

/** The message that carries the link of an invitation. */
export function inviteMail(language: Language, { email, token, publicUrl, ...names }: Invitation): Mail {
  // They are people's own words, and stand in a mail of ours.
  const inviter = inOneLine(names.inviter, NAME_LENGTH);
  const organization = inOneLine(names.organization, NAME_LENGTH);
  return {
    to: email,
    subject: text(language, texts.subject, { inviter, organization }),
    text: [
      text(language, texts.greeting),
      text(language, texts.invitation, { inviter, organization, BRAND }),
      text(language, texts.link, { days: INVITE_DAYS }),
      `${publicUrl}${webPath('home')}?invite=${token}`,
      text(language, texts.unexpected),
    ].join('\n\n'),
  };
}

const texts = {
  subject: /*i18n*/ { id: 'invite.subject', message: '{inviter} invites you to {organization}' },
  greeting: /*i18n*/ { id: 'mail.greeting', message: 'Hello,' },
  invitation: /*i18n*/ {
    id: 'invite.invitation',
    message: '{inviter} invites you to learn with {organization} on {BRAND}, five minutes at a time.',
  },
  link: /*i18n*/ {
    id: 'invite.link',
    message: 'Open this link to join. It works once, for {days, plural, one {# day} other {# days}}:',
  },
  unexpected: /*i18n*/ {
    id: 'invite.unexpected',
    message: 'If you did not expect this, you can leave it unanswered: nothing happens without the link.',
  },
};
