import { BRAND } from '@snapwell/contract/brand';
import { inOneLine } from '@snapwell/contract/http/one-line';
import type { Language } from '@snapwell/contract/text/language';
import { webPath } from '@snapwell/contract/web-routes';
import type { Mail } from '#adapters/mail/port.ts';
import { text } from '#platform/locale/texts.ts';

/** Of a name in a mail. */
const NAME_LENGTH = 80;

interface Deletion {
  readonly email: string;
  readonly who: string;
  readonly organization: string;
  readonly orgId: string;
  readonly deletedAt: Date;
  readonly publicUrl: string;
}

/** Tells an administrator that the organization will be deleted, and how to prevent it. */
export function deletionMail(language: Language, { email, orgId, deletedAt, publicUrl, ...names }: Deletion): Mail {
  // They are people's own words, and stand in a mail of ours.
  const who = inOneLine(names.who, NAME_LENGTH);
  const organization = inOneLine(names.organization, NAME_LENGTH);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(deletedAt);
  return {
    to: email,
    subject: text(language, texts.subject, { organization, day }),
    text: [
      text(language, texts.greeting),
      text(language, texts.what, { who, organization, BRAND, day }),
      text(language, texts.undo),
      `${publicUrl}${webPath('panelSettingsSection', { orgId, section: 'data' })}`,
    ].join('\n\n'),
  };
}

const texts = {
  subject: /*i18n*/ { id: 'deletion.subject', message: '{organization} will be deleted on {day}' },
  greeting: /*i18n*/ { id: 'mail.greeting', message: 'Hello,' },
  what: /*i18n*/ {
    id: 'deletion.what',
    message:
      '{who} asked {BRAND} to delete {organization} with its library, its groups and everything its members did there. That happens on {day}.',
  },
  undo: /*i18n*/ {
    id: 'deletion.undo',
    message: 'Until then every administrator can take it back, and export what should stay:',
  },
};
