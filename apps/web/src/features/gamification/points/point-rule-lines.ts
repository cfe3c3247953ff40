import { selectOrdinal, t } from '@lingui/core/macro';
import type { PointRules } from '@snapwell/contract/gamification/rules.schemas';

export interface RuleLine {
  readonly what: string;
  readonly points: number;
  /** What limits it. */
  readonly limit?: string;
}

/** What an organization pays, as sentences; what it pays nothing for is left out. */
export function ruleLines(rules: PointRules): RuleLine[] {
  const { content, reviews_a_day: mostReviews } = rules;
  const lines: RuleLine[] = [
    { what: t`The first visit of a day`, points: rules.visit },
    { what: t`An article`, points: content.article },
    { what: t`A video`, points: content.video },
    { what: t`An infographic`, points: content.infographic },
    { what: t`A comic`, points: content.comic },
    { what: t`An interactive`, points: content.interactive },
    {
      what: t`Each question right in a quiz`,
      points: rules.quiz_right_answer,
      limit: t`Your best attempt counts. Improve it and earn the difference.`,
    },
    { what: t`A quiz without a mistake`, points: rules.perfect_quiz, limit: t`Once for each quiz.` },
    {
      what: t`A simulation`,
      points: rules.simulation,
      limit: t`Depends on how well it went. Improve it and earn the difference.`,
    },
    { what: t`A due review you know`, points: rules.review, limit: t`${mostReviews} a day at most.` },
    { what: t`Today’s set`, points: rules.daily_set },
    { what: t`A course`, points: rules.course },
    ...rules.streak_bonuses.map(({ every_days: days, points }) => ({
      what: t`Every ${selectOrdinal(days, { one: '#st', two: '#nd', few: '#rd', other: '#th' })} day of a streak`,
      points,
    })),
  ];
  return lines.filter(({ points }) => points > 0);
}

/** How streaks work here. */
export function streakSentences({ streak_kept_by: keptBy, freezes }: PointRules): string[] {
  const { every_days: days, at_most: most } = freezes;
  const kept =
    keptBy === 'visit' ? t`Visit once a day to keep your streak.` : t`Finish something once a day to keep your streak.`;
  const frozen =
    most === 0
      ? []
      : [
          t`Every ${selectOrdinal(days, { one: '#st', two: '#nd', few: '#rd', other: '#th' })} day brings a freeze; you can hold ${most}. Miss a day and a freeze is used automatically.`,
        ];
  return [kept, ...frozen, t`Days off and leave pause your streak.`];
}
