import type { PointRules } from '@snapwell/contract/gamification/rules.schemas';

export interface RuleLine {
  readonly what: string;
  readonly points: number;
  /** What limits it. */
  readonly limit?: string;
}

/** What an organization pays, as sentences; what it pays nothing for is left out. */
export function ruleLines(rules: PointRules): RuleLine[] {
  const { content } = rules;
  const lines: RuleLine[] = [
    { what: 'The first visit of a day', points: rules.visit },
    { what: 'An article', points: content.article },
    { what: 'A video', points: content.video },
    { what: 'An infographic', points: content.infographic },
    { what: 'A comic', points: content.comic },
    { what: 'An interactive', points: content.interactive },
    {
      what: 'Each question right in a quiz',
      points: rules.quiz_right_answer,
      limit: 'Your best attempt counts; another one pays what it adds.',
    },
    { what: 'A quiz without a mistake', points: rules.perfect_quiz, limit: 'Once for each quiz.' },
    { what: 'A simulation', points: rules.simulation, limit: 'By how well it went; another try pays what it adds.' },
    { what: 'A due review', points: rules.review, limit: `${rules.reviews_a_day} a day at most.` },
    { what: 'Today’s set', points: rules.daily_set },
    { what: 'A course', points: rules.course },
    ...rules.streak_bonuses.map(({ every_days: days, points }) => ({
      what: `Every ${ordinalDay(days)} day of a streak`,
      points,
    })),
  ];
  return lines.filter(({ points }) => points > 0);
}

/** How streaks work here. */
export function streakSentences({ streak_kept_by: keptBy, freezes }: PointRules): string[] {
  const keeps =
    keptBy === 'visit'
      ? 'Coming by once a day keeps your streak.'
      : 'Finishing something once a day keeps your streak.';
  const frozen =
    freezes.at_most === 0
      ? []
      : [
          `Every ${ordinalDay(freezes.every_days)} day brings a freeze; you hold ${freezes.at_most} at most. On a missed day one is used by itself, and the streak goes on.`,
        ];
  return [keeps, ...frozen, 'Days off and leave neither grow nor break it.'];
}

const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinalDay = (days: number) => `${days}${ENDINGS[ordinals.select(days)] ?? 'th'}`;
