import { BRAND } from '@snapwell/contract/brand';
import { FEDERATED_PROVIDER_ID } from '@snapwell/contract/identity/federated-sign-in';
import type { AccountMail, CodeMail, WayInRemovedMail } from '@snapwell/identity-service/account/account-mail';
import type { Mail } from '#adapters/mail/port.ts';

type Words = { subject: string; lines: string[] };

/** The words of the mails about one's account. */
export function writeAccountMail(mail: AccountMail): Mail {
  const { subject, lines } = mail.kind === 'WAY_IN_REMOVED' ? wayInRemoved(mail) : words[mail.kind](mail);
  return { to: mail.to, subject, text: ['Hello,', ...lines, BRAND].join('\n\n') };
}

const wayNames: Readonly<Record<string, string>> = { password: 'your password', [FEDERATED_PROVIDER_ID]: 'Google' };

const wayInRemoved = ({ provider }: WayInRemovedMail): Words => ({
  subject: `A way into your ${BRAND} account was removed`,
  lines: [
    `You can no longer sign in with ${wayNames[provider] ?? provider}. If that was you, there is nothing to do.`,
    `If it was not you, choose a new password on the sign-in page right away: it signs everybody else out.`,
  ],
});

const words: Record<CodeMail['kind'], (mail: CodeMail) => Words> = {
  EMAIL_SIGNIN: ({ link }) => ({
    subject: `Your sign-in link for ${BRAND}`,
    lines: [
      `Open this link to sign in to ${BRAND}. It works once and for one hour:`,
      link,
      'If you did not ask for it, you can ignore this mail. Nobody gets in without the link.',
    ],
  }),
  PASSWORD_RESET: ({ link }) => ({
    subject: `Choose a new password for ${BRAND}`,
    lines: [
      'Open this link to choose a new password. It works once and for one hour:',
      link,
      'If you did not ask for it, you can ignore this mail. Your password stays as it is.',
    ],
  }),
  VERIFY_EMAIL: ({ link }) => ({
    subject: `Confirm your address for ${BRAND}`,
    lines: [
      'Open this link to confirm that this address is yours. It works for three days:',
      link,
      `If you have no account at ${BRAND}, you can ignore this mail.`,
    ],
  }),
  VERIFY_AND_CHANGE_EMAIL: ({ link, newEmail }) => ({
    subject: `Confirm your new address for ${BRAND}`,
    lines: [
      `Open this link to use ${newEmail} for your account from now on. It works for three days:`,
      link,
      'You will be asked to sign in again afterwards. If you did not ask for this, you can ignore this mail. Nothing changes then.',
    ],
  }),
  RECOVER_EMAIL: ({ link, newEmail }) => ({
    subject: `Your address for ${BRAND} was changed`,
    lines: [
      `The address of your account was changed to ${newEmail}. If that was you, there is nothing to do.`,
      'If it was not you, open this link within seven days to take the change back, then choose a new password:',
      link,
    ],
  }),
};
