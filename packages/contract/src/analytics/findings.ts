import { z } from 'zod';

/**
 * The sentence of each rule that makes a finding: the server decides which holds and with what values; screen, mail
 * and CSV say it with this text. `groups` and the like are names, shares are whole per cent.
 */
export const findings = {
  active_more: /*i18n*/ '{learners, plural, one {# person} other {# people}} learned, {change} more than before.',
  active_fewer: /*i18n*/ '{learners, plural, one {# person} other {# people}} learned, {change} fewer than before.',
  active_same: /*i18n*/ '{learners, plural, one {# person} other {# people}} learned, as many as before.',
  active_best_day: /*i18n*/ '{day} was the best day, with {learners, plural, one {# person} other {# people}}.',
  streaks_share: /*i18n*/ '{share}% have a streak. The longest is {longest, plural, one {# day} other {# days}}.',
  streaks_none: /*i18n*/ 'Nobody has a streak right now.',
  funnel_weakest: /*i18n*/ '{module}: {finished} of {started} finished. Most leave {leaves}.',
  funnel_all_well: /*i18n*/ 'In every module most of those who start also finish.',
  scores_more: /*i18n*/ 'The average score is {score}, {change} higher than before.',
  scores_fewer: /*i18n*/ 'The average score is {score}, {change} lower than before.',
  scores_weakest: /*i18n*/ '{quiz} is the hardest quiz: {score} of 100 on average.',
  questions_wrong_favourite: /*i18n*/ 'More people choose a wrong answer than the right one: {question}',
  questions_hardest: /*i18n*/ '{share}% got it right: {question}',
  content_leave: /*i18n*/ 'Most leave {title} at {position}%.',
  content_skipped: /*i18n*/ '{people, plural, one {# person} other {# people}} passed over {title}.',
  overdue_some: /*i18n*/ '{people, plural, one {# person is} other {# people are}} late.',
  overdue_none: /*i18n*/ 'Nobody is late.',
  at_risk_some: /*i18n*/ "{people, plural, one {# person hasn't} other {# people haven't}} come by for two weeks.",
  at_risk_none: /*i18n*/ 'Everybody came by in the last two weeks.',
  points_main: /*i18n*/ 'Most points come from {source}: {share}%.',
  rubric_missed: /*i18n*/ '{share}% missed: {item}',
  knowledge_at_risk: /*i18n*/ '{group}, {skill}: {share}% are likely to have forgotten within two weeks.',
  knowledge_at_risk_all: /*i18n*/ '{skill}: {share}% are likely to have forgotten within two weeks.',
  knowledge_well: /*i18n*/ 'Most of what was learned is likely to be remembered in two weeks.',
  certainty_more:
    /*i18n*/ '{share}% of answers are sure and wrong, {change, plural, one {# point} other {# points}} more than before.',
  certainty_fewer:
    /*i18n*/ '{share}% of answers are sure and wrong, {change, plural, one {# point} other {# points}} less than before.',
  certainty_share: /*i18n*/ '{share}% of answers are sure and wrong.',
  lesson_helped: /*i18n*/ 'After {title} {change, plural, one {# point} other {# points}} more answers are right.',
  lesson_unclear: /*i18n*/ 'No lesson has changed the answers clearly yet.',
  lesson_worse: /*i18n*/ 'After {title} {change, plural, one {# point} other {# points}} fewer answers are right.',
} as const;

export type FindingRule = keyof typeof findings;
export const findingRules = Object.keys(findings) as [FindingRule, ...FindingRule[]];

/** Where in a module people leave, as words for `funnel_weakest`. */
export const leavePlaces = {
  first_lesson: /*i18n*/ 'in the first lesson',
  half: /*i18n*/ 'before half way',
  finished: /*i18n*/ 'before the end',
} as const;

/**
 * What the numbers of a panel say, found by a rule: never a description of the chart. `day` is `2026-11-19`, `leaves` a
 * key of `leavePlaces`, `source` one of the sources of points; whoever shows it puts them into words.
 */
export const finding = z.object({
  rule: z.enum(findingRules),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Finding = z.output<typeof finding>;
