import { BRAND } from '@snapwell/contract/brand';
import type { Language } from '@snapwell/contract/text/language';
import { FEDERATED_PROVIDER_ID } from '@snapwell/contract/identity/federated-sign-in';
import type { AccountMail, CodeMail } from '@snapwell/identity-service/account/account-mail';
import type { Mail } from '#adapters/mail/port.ts';
import { type Text, text } from '#platform/locale/texts.ts';

/** The words of the mails about one's account. */
export function writeAccountMail(language: Language, mail: AccountMail): Mail {
  const { subject, lines } = mail.kind === 'WAY_IN_REMOVED' ? wayInRemoved : words[mail.kind];
  const values = { BRAND, ...valuesOf(language, mail) };
  const body = lines.map((line) => (line === LINK ? linkOf(mail) : text(language, line, values)));
  return {
    to: mail.to,
    subject: text(language, subject, values),
    text: [text(language, greeting), ...body, BRAND].join('\n\n'),
  };
}

/** Where the link of a mail stands: by itself. */
const LINK = Symbol('link');

interface Words {
  readonly subject: Text;
  readonly lines: readonly (Text | typeof LINK)[];
}

const linkOf = (mail: AccountMail) => (mail.kind === 'WAY_IN_REMOVED' ? '' : mail.link);

function valuesOf(language: Language, mail: AccountMail): Record<string, unknown> {
  if (mail.kind !== 'WAY_IN_REMOVED') return { newEmail: mail.newEmail };
  if (mail.provider === 'password') return { provider: text(language, ownPassword) };
  return { provider: mail.provider === FEDERATED_PROVIDER_ID ? 'Google' : mail.provider };
}

const greeting = /*i18n*/ { id: 'mail.greeting', message: 'Hello,' };
const ownPassword = /*i18n*/ { id: 'account.ownPassword', message: 'your password' };

const wayInRemoved: Words = {
  subject: /*i18n*/ { id: 'account.removed.subject', message: 'A way into your {BRAND} account was removed' },
  lines: [
    /*i18n*/ {
      id: 'account.removed.what',
      message: 'You can no longer sign in with {provider}. If that was you, there is nothing to do.',
    },
    /*i18n*/ {
      id: 'account.removed.otherwise',
      message: 'If it was not you, choose a new password on the sign-in page right away: it signs everybody else out.',
    },
  ],
};

const words: Readonly<Record<CodeMail['kind'], Words>> = {
  EMAIL_SIGNIN: {
    subject: /*i18n*/ { id: 'account.signIn.subject', message: 'Your sign-in link for {BRAND}' },
    lines: [
      /*i18n*/ {
        id: 'account.signIn.link',
        message: 'Open this link to sign in to {BRAND}. It works once and for one hour:',
      },
      LINK,
      /*i18n*/ {
        id: 'account.signIn.otherwise',
        message: 'If you did not ask for it, you can ignore this mail. Nobody gets in without the link.',
      },
    ],
  },
  PASSWORD_RESET: {
    subject: /*i18n*/ { id: 'account.password.subject', message: 'Choose a new password for {BRAND}' },
    lines: [
      /*i18n*/ {
        id: 'account.password.link',
        message: 'Open this link to choose a new password. It works once and for one hour:',
      },
      LINK,
      /*i18n*/ {
        id: 'account.password.otherwise',
        message: 'If you did not ask for it, you can ignore this mail. Your password stays as it is.',
      },
    ],
  },
  VERIFY_EMAIL: {
    subject: /*i18n*/ { id: 'account.verify.subject', message: 'Confirm your address for {BRAND}' },
    lines: [
      /*i18n*/ {
        id: 'account.verify.link',
        message: 'Open this link to confirm that this address is yours. It works for three days:',
      },
      LINK,
      /*i18n*/ {
        id: 'account.verify.otherwise',
        message: 'If you have no account at {BRAND}, you can ignore this mail.',
      },
    ],
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: /*i18n*/ { id: 'account.change.subject', message: 'Confirm your new address for {BRAND}' },
    lines: [
      /*i18n*/ {
        id: 'account.change.link',
        message: 'Open this link to use {newEmail} for your account from now on. It works for three days:',
      },
      LINK,
      /*i18n*/ {
        id: 'account.change.otherwise',
        message:
          'You will be asked to sign in again afterwards. If you did not ask for this, you can ignore this mail. Nothing changes then.',
      },
    ],
  },
  RECOVER_EMAIL: {
    subject: /*i18n*/ { id: 'account.recover.subject', message: 'Your address for {BRAND} was changed' },
    lines: [
      /*i18n*/ {
        id: 'account.recover.what',
        message: 'The address of your account was changed to {newEmail}. If that was you, there is nothing to do.',
      },
      /*i18n*/ {
        id: 'account.recover.link',
        message:
          'If it was not you, open this link within seven days to take the change back, then choose a new password:',
      },
      LINK,
    ],
  },
};
