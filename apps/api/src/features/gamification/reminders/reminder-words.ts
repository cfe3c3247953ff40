import { webPath } from '@snapwell/contract/web-routes';
import { BRAND } from '@snapwell/contract/brand';
import { inOneLine } from '@snapwell/contract/http/one-line';
import type { Mail } from '#adapters/mail/port.ts';
import type { PushMessage } from '#adapters/push/port.ts';

/** Of a name in a mail: it is people's own words. */
const NAME_LENGTH = 80;

/** Somebody whose streak ends today. */
export interface Reminder {
  readonly orgId: string;
  readonly uid: string;
  readonly email: string;
  readonly firstName: string;
  readonly organization: string;
  readonly streak: number;
  readonly hours: number;
  readonly freezes: number;
  readonly isPushOn: boolean;
  readonly isMailOn: boolean;
}

/** 'Your streak ends in three hours'. */
export function titleOf({ hours, freezes }: Pick<Reminder, 'hours' | 'freezes'>): string {
  return freezes > 0 ? `A freeze is used in ${inWords(hours)}` : `Your streak ends in ${inWords(hours)}`;
}

export function pushOf(reminder: Pick<Reminder, 'orgId' | 'streak' | 'hours' | 'freezes'>): PushMessage {
  return {
    title: titleOf(reminder),
    body: `${daysOf(reminder)}. Five minutes keep it going.`,
    path: webPath('orgHome', { orgId: reminder.orgId }),
  };
}

export function mailOf(reminder: Reminder, { publicUrl, stopUrl }: { publicUrl: string; stopUrl: string }): Mail {
  const { email, firstName, organization, orgId } = reminder;
  return {
    to: email,
    subject: titleOf(reminder),
    text: [
      firstName ? `Hello ${inOneLine(firstName, NAME_LENGTH)},` : 'Hello,',
      `${daysOf(reminder)} at ${inOneLine(organization, NAME_LENGTH)}, and today is not counted yet. Five minutes keep it going:`,
      `${publicUrl}${webPath('orgHome', { orgId })}`,
      `You asked ${BRAND} for this reminder. To get no more of them, open this link; you do not have to sign in:`,
      stopUrl,
    ].join('\n\n'),
    stopUrl,
  };
}

const daysOf = ({ streak }: Pick<Reminder, 'streak'>) =>
  streak === 1 ? 'You have begun a streak' : `You have a streak of ${streak} days`;

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const inWords = (hours: number) => (hours === 1 ? 'one hour' : `${WORDS[hours - 1] ?? hours} hours`);
