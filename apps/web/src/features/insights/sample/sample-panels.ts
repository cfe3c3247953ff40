import { daysIn } from '../address.ts';
import type { PanelName } from '../insights.queries.ts';
import { answerPanels } from './sample-answers.ts';
import { learnersIn, membersOf, type SamplePanels } from './sample-figures.ts';
import { learningPanels } from './sample-learning.ts';
import { peoplePanels } from './sample-people.ts';

/** Each panel over figures that are made up, for any days and any group. */
export const samplePanels: SamplePanels<PanelName> = {
  ...learningPanels,
  ...answerPanels,
  ...peoplePanels,
  summary: (query) => {
    const days = daysIn(query);
    const learners = learnersIn(query, days);
    const { finding: forgotten } = answerPanels.knowledge(query);
    const away = peoplePanels['at-risk'](query);
    return {
      rows: [],
      totals: { learners, members: membersOf(query), items_each: days * 0.31, score: 81, sure_and_wrong: 0.074 },
      previous: query.isCompared
        ? {
            learners: learnersIn(query, days, 0.09),
            members: membersOf(query) - 14,
            items_each: days * 0.27,
            score: 83,
            sure_and_wrong: 0.085,
          }
        : null,
      finding: null,
      findings: [
        forgotten,
        answerPanels.questions(query).finding,
        away.rows.length > 0 ? away.finding : null,
        learningPanels['active-learners'](query).finding,
      ].filter((finding) => finding !== null),
    };
  },
};
