import { BRAND } from '@snapwell/contract/brand';
import { inOneLine } from '@snapwell/contract/http/one-line';
import { INVITE_DAYS } from '@snapwell/contract/organizations/organizations.limits';
import type { Mail } from '#adapters/mail/port.ts';

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
export function inviteMail({ email, token, publicUrl, ...names }: Invitation): Mail {
  // They are people's own words, and stand in a mail of ours.
  const inviter = inOneLine(names.inviter, NAME_LENGTH);
  const organization = inOneLine(names.organization, NAME_LENGTH);
  return {
    to: email,
    subject: `${inviter} invites you to ${organization}`,
    text: [
      `Hello,`,
      `${inviter} invites you to learn with ${organization} on ${BRAND}, five minutes at a time.`,
      `Open this link to join. It works once, for ${INVITE_DAYS} days:`,
      `${publicUrl}/home?invite=${token}`,
      `If you did not expect this, you can leave it unanswered: nothing happens without the link.`,
    ].join('\n\n'),
  };
}
