import { webPath } from '@snapwell/contract/web-routes';
import { BRAND } from '@snapwell/contract/brand';
import { inOneLine } from '@snapwell/contract/http/one-line';
import type { Language } from '@snapwell/contract/text/language';
import type { Mail } from '#adapters/mail/port.ts';
import type { PushMessage } from '#adapters/push/port.ts';
import { text } from '#platform/locale/texts.ts';

/** Of a name in a mail: it is people's own words. */
const NAME_LENGTH = 80;

/** Somebody whose streak ends today. */
export interface Reminder {
  readonly orgId: string;
  readonly uid: string;
  readonly email: string;
  readonly firstName: string;
  /** In which they are written to. */
  readonly language: Language;
  readonly organization: string;
  readonly streak: number;
  readonly hours: number;
  readonly freezes: number;
  readonly isPushOn: boolean;
  readonly isMailOn: boolean;
}

/** 'Your streak ends in three hours'. */
export function titleOf({ language, hours, freezes }: Pick<Reminder, 'language' | 'hours' | 'freezes'>): string {
  return text(language, freezes > 0 ? texts.freezeUsed : texts.streakEnds, { hours });
}

export function pushOf(reminder: Pick<Reminder, 'language' | 'orgId' | 'streak' | 'hours' | 'freezes'>): PushMessage {
  const { language, orgId, streak } = reminder;
  return {
    title: titleOf(reminder),
    body: text(language, texts.push, { streak }),
    path: webPath('orgHome', { orgId }),
  };
}

export function mailOf(reminder: Reminder, { publicUrl, stopUrl }: { publicUrl: string; stopUrl: string }): Mail {
  const { email, firstName, language, orgId, streak } = reminder;
  const name = inOneLine(firstName, NAME_LENGTH);
  const organization = inOneLine(reminder.organization, NAME_LENGTH);
  return {
    to: email,
    subject: titleOf(reminder),
    text: [
      name ? text(language, texts.greetingByName, { name }) : text(language, texts.greeting),
      text(language, texts.mail, { streak, organization }),
      `${publicUrl}${webPath('orgHome', { orgId })}`,
      text(language, texts.stop, { BRAND }),
      stopUrl,
    ].join('\n\n'),
    stopUrl,
  };
}

const texts = {
  streakEnds: /*i18n*/ {
    id: 'reminder.streakEnds',
    message:
      'Your streak ends in {hours, plural, =1 {one hour} =2 {two hours} =3 {three hours} =4 {four hours} =5 {five hours} =6 {six hours} =7 {seven hours} =8 {eight hours} =9 {nine hours} =10 {ten hours} =11 {eleven hours} =12 {twelve hours} other {# hours}}',
  },
  freezeUsed: /*i18n*/ {
    id: 'reminder.freezeUsed',
    message:
      'A freeze is used in {hours, plural, =1 {one hour} =2 {two hours} =3 {three hours} =4 {four hours} =5 {five hours} =6 {six hours} =7 {seven hours} =8 {eight hours} =9 {nine hours} =10 {ten hours} =11 {eleven hours} =12 {twelve hours} other {# hours}}',
  },
  push: /*i18n*/ {
    id: 'reminder.push',
    message:
      '{streak, plural, =1 {You have begun a streak} other {You have a streak of # days}}. Five minutes keep it going.',
  },
  greeting: /*i18n*/ { id: 'mail.greeting', message: 'Hello,' },
  greetingByName: /*i18n*/ { id: 'mail.greetingByName', message: 'Hello {name},' },
  mail: /*i18n*/ {
    id: 'reminder.mail',
    message:
      '{streak, plural, =1 {You have begun a streak} other {You have a streak of # days}} at {organization}, and today is not counted yet. Five minutes keep it going:',
  },
  stop: /*i18n*/ {
    id: 'reminder.stop',
    message: 'You asked {BRAND} for this reminder. To get no more of them, open this link; you do not have to sign in:',
  },
};
