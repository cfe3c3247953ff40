import { BRAND } from '@snapwell/contract/brand';
import { INVITE_DAYS } from '@snapwell/contract/organizations/organizations.limits';
import type { Mail } from '#adapters/mail/port.ts';

interface Invitation {
  readonly email: string;
  readonly token: string;
  readonly inviter: string;
  readonly organization: string;
  readonly publicUrl: string;
}

/** The message that carries the link of an invitation. */
export function inviteMail({ email, token, inviter, organization, publicUrl }: Invitation): Mail {
  return {
    to: email,
    subject: oneLine(`${inviter} invites you to ${organization}`),
    text: [
      `Hello,`,
      `${inviter} invites you to learn with ${organization} on ${BRAND}, five minutes at a time.`,
      `Open this link to join. It works once, for ${INVITE_DAYS} days:`,
      `${publicUrl}/home?invite=${token}`,
      `If you did not expect this, you can leave it unanswered: nothing happens without the link.`,
    ].join('\n\n'),
  };
}

// Names are people's own words: none of them may begin a new header.
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 200);
