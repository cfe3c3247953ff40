import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PanelName } from './insights.queries.ts';

interface Measure {
  readonly name: MessageDescriptor;
  readonly definition: MessageDescriptor;
}

/** What each panel is called and how it's counted. */
const MEASURES: Record<PanelName, Measure> = {
  summary: {
    name: msg`Active learners`,
    definition: msg`Different people who finished an item, answered a quiz or a review, or took a simulation in these days.`,
  },
  'active-learners': {
    name: msg`Active learners each day`,
    definition: msg`Different people who learned something on that day: finished an item, answered a quiz or a review, or took a simulation. Opening the app alone doesn't count.`,
  },
  streaks: {
    name: msg`Streaks`,
    definition: msg`Members by the length of the streak that they have now. The days that you chose don't change it.`,
  },
  funnel: {
    name: msg`Completion by module`,
    definition: msg`Of those who started a module in these days: who finished its first lesson, half of it, all of it, up to now.`,
  },
  'quiz-scores': {
    name: msg`Quiz scores`,
    definition: msg`Scores of attempts that were finished in these days, 0 to 100. Half of the attempts lie in the middle range.`,
  },
  questions: {
    name: msg`Hardest questions`,
    definition: msg`Questions by the share of right answers in these days, the lowest first, with the answers that people choose.`,
  },
  content: {
    name: msg`Skipped and left`,
    definition: msg`Skipped: went on to a later item of the module without opening this one. Left: opened it and didn't finish it. Not clear: of all who answered at the end of an article, whatever days you chose.`,
  },
  overdue: {
    name: msg`Overdue assignments`,
    definition: msg`Assignments whose date has passed and that aren't finished. People on leave aren't counted.`,
  },
  'at-risk': {
    name: msg`Members at risk`,
    definition: msg`No visit in 14 days. People on leave aren't counted.`,
  },
  points: {
    name: msg`Points by source`,
    definition: msg`Points that were earned in these days, by what they were earned with.`,
  },
  rubric: {
    name: msg`Missed in simulations`,
    definition: msg`Items of a simulation's rubric, by the share of conversations that didn't meet them.`,
  },
  knowledge: {
    name: msg`Knowledge at risk`,
    definition: msg`Share of learners who are likely to have forgotten within 14 days, predicted from their review cards. It's about today, whatever days you chose.`,
  },
  certainty: {
    name: msg`Sure and wrong`,
    definition: msg`Of the answers whose learner said how sure they were: sure, and wrong all the same. Who is sure doesn't look it up.`,
  },
  'before-after': {
    name: msg`Before and after`,
    definition: msg`Right first answers of people who had finished the lesson, less those of people who hadn't. The bar holds the true difference in 95 of 100 cases; it shows what goes together, not what caused it.`,
  },
};

export const measureName = (panel: PanelName): string => i18n._(MEASURES[panel].name);
export const measureDefinition = (panel: PanelName): string => i18n._(MEASURES[panel].definition);
