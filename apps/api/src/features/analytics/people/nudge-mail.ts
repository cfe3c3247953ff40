import { BRAND } from '@snapwell/contract/brand';
import { inOneLine } from '@snapwell/contract/http/one-line';
import type { Language } from '@snapwell/contract/text/language';
import { webPath } from '@snapwell/contract/web-routes';
import type { Mail } from '#adapters/mail/port.ts';
import { text } from '#platform/locale/texts.ts';

/** Of a name in a mail. */
const NAME_LENGTH = 80;

interface Nudge {
  readonly about: 'return' | 'review';
  readonly email: string;
  readonly firstName: string;
  readonly organization: string;
  readonly orgId: string;
  readonly publicUrl: string;
}

/** Asks somebody back, or to review what they are about to forget. It names nobody and blames nobody. */
export function nudgeMail(language: Language, { about, email, orgId, publicUrl, ...names }: Nudge): Mail {
  // They are people's own words, and stand in a mail of ours.
  const name = inOneLine(names.firstName, NAME_LENGTH);
  const organization = inOneLine(names.organization, NAME_LENGTH);
  const { subject, body } = texts[about];
  return {
    to: email,
    subject: text(language, subject, { organization }),
    text: [
      text(language, texts.greeting, { name }),
      text(language, body, { organization, BRAND }),
      `${publicUrl}${webPath(about === 'review' ? 'reviews' : 'portal', { orgId })}`,
      text(language, texts.often),
    ].join('\n\n'),
  };
}

const texts = {
  greeting: /*i18n*/ { id: 'nudge.greeting', message: 'Hello {name},' },
  return: {
    subject: /*i18n*/ { id: 'nudge.return.subject', message: 'Five minutes for you at {organization}' },
    body: /*i18n*/ {
      id: 'nudge.return.body',
      message:
        'You have not been to {organization} on {BRAND} for a while. Five minutes are enough to go on where you were:',
    },
  },
  review: {
    subject: /*i18n*/ { id: 'nudge.review.subject', message: 'A short review at {organization}' },
    body: /*i18n*/ {
      id: 'nudge.review.body',
      message: 'Some of what you learned at {organization} is due for a review. It takes about two minutes:',
    },
  },
  often: /*i18n*/ { id: 'nudge.often', message: 'You get such a mail at most once a week.' },
};
