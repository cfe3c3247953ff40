import { inOneLine } from '@snapwell/contract/http/one-line';
import { type Language, SOURCE_LANGUAGE } from '@snapwell/contract/text/language';
import type { ReminderStep } from '@snapwell/contract/learning/assignments/assignments.schemas';
import { webPath } from '@snapwell/contract/web-routes';
import type { Mail } from '#adapters/mail/port.ts';
import type { PushMessage } from '#adapters/push/port.ts';
import { text } from '#platform/locale/texts.ts';
import type { AssignedRow } from './assigned.read-model.ts';

/** Of what people wrote in a mail. */
const NAME_LENGTH = 80;

export type ReminderType = ReminderStep | 'asked' | 'by_hand';

/** Something that one person is told about what they were asked. */
export interface Reminder {
  readonly type: ReminderType;
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
  readonly organization: string;
  readonly title: string;
  /** The screen on which it is finished. */
  readonly path: string;
  readonly dueOn: string | null;
  readonly isAgain: boolean;
}

export function addresseeOf({ email, first_name, language }: AssignedRow) {
  return { email, firstName: first_name, language: (language as Language | null) ?? SOURCE_LANGUAGE };
}

const dayIn = (language: Language, day: string) =>
  new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** 'Due on Friday, 11 December: Medication safety'. */
function subjectOf({ type, language, title, dueOn, isAgain }: Reminder): string {
  const values = { title: inOneLine(title, NAME_LENGTH), day: dueOn && dayIn(language, dueOn) };
  if (type === 'week_after') return text(language, texts.late, values);
  if (type === 'asked' && isAgain) return text(language, dueOn ? texts.againBy : texts.again, values);
  if (type === 'asked') return text(language, dueOn ? texts.askedBy : texts.asked, values);
  return text(language, dueOn ? texts.dueOn : texts.stillOpen, values);
}

export function mailOf(reminder: Reminder, publicUrl: string): Mail {
  const { email, language, firstName, path } = reminder;
  const name = inOneLine(firstName, NAME_LENGTH);
  const values = { organization: inOneLine(reminder.organization, NAME_LENGTH) };
  const body = reminder.type === 'week_after' ? texts.lateBody : texts.body;
  return {
    to: email,
    subject: subjectOf(reminder),
    text: [
      name ? text(language, texts.greetingByName, { name }) : text(language, texts.greeting),
      `${subjectOf(reminder)}.`,
      text(language, body, values),
      `${publicUrl}${path}`,
    ].join('\n\n'),
  };
}

export function pushOf(reminder: Reminder): PushMessage {
  const { language, organization, path } = reminder;
  return { title: subjectOf(reminder), body: text(language, texts.push, { organization }), path };
}

interface LeaderNotice extends Pick<Reminder, 'email' | 'firstName' | 'language' | 'organization' | 'title'> {
  readonly orgId: string;
  /** Who is late. */
  readonly names: readonly string[];
}

/** To somebody who leads a group: who of it is a week late. */
export function leaderMailOf(notice: LeaderNotice, publicUrl: string): Mail {
  const { email, firstName, language, names, orgId } = notice;
  const values = { title: inOneLine(notice.title, NAME_LENGTH), count: names.length };
  const name = inOneLine(firstName, NAME_LENGTH);
  return {
    to: email,
    subject: text(language, texts.leaderSubject, values),
    text: [
      name ? text(language, texts.greetingByName, { name }) : text(language, texts.greeting),
      text(language, texts.leaderBody, values),
      names.map((each) => `- ${inOneLine(each, NAME_LENGTH)}`).join('\n'),
      `${publicUrl}${webPath('teamAssignments', { orgId })}`,
    ].join('\n\n'),
  };
}

const texts = {
  greeting: /*i18n*/ { id: 'mail.greeting', message: 'Hello,' },
  greetingByName: /*i18n*/ { id: 'mail.greetingByName', message: 'Hello {name},' },
  asked: /*i18n*/ { id: 'assignment.asked', message: 'You’re asked to finish {title}' },
  askedBy: /*i18n*/ { id: 'assignment.askedBy', message: 'You’re asked to finish {title} by {day}' },
  again: /*i18n*/ { id: 'assignment.again', message: 'It’s time again for {title}' },
  againBy: /*i18n*/ { id: 'assignment.againBy', message: 'It’s time again for {title}, by {day}' },
  dueOn: /*i18n*/ { id: 'assignment.dueOn', message: 'Due on {day}: {title}' },
  stillOpen: /*i18n*/ { id: 'assignment.stillOpen', message: 'Still open: {title}' },
  late: /*i18n*/ { id: 'assignment.late', message: '{title} was due on {day}' },
  body: /*i18n*/ { id: 'assignment.body', message: '{organization} counts on you. You can go on where you were:' },
  lateBody: /*i18n*/ {
    id: 'assignment.lateBody',
    message:
      'It’s not too late: what you’ve done is saved. If something keeps you from it, tell whoever leads your group.',
  },
  push: /*i18n*/ { id: 'assignment.push', message: 'For {organization}. You can go on where you were.' },
  leaderSubject: /*i18n*/ {
    id: 'assignment.leaderSubject',
    message: '{count, plural, one {One person is} other {# people are}} a week late: {title}',
  },
  leaderBody: /*i18n*/ {
    id: 'assignment.leaderBody',
    message: '{title} was due a week ago, and these people of your groups haven’t finished. They’ve been reminded too.',
  },
};
