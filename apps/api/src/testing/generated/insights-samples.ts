import * as overdue from '#features/catalogue/courses/overdue.read-model.ts';
import * as activity from '#features/analytics/panels/activity.read-model.ts';
import * as answers from '#features/analytics/panels/answers.read-model.ts';
import * as beforeAfter from '#features/analytics/panels/before-after.read-model.ts';
import * as knowledge from '#features/analytics/panels/knowledge.read-model.ts';
import * as learning from '#features/analytics/panels/learning.read-model.ts';
import * as people from '#features/analytics/people/people.read-model.ts';
import * as person from '#features/analytics/people/person.read-model.ts';
import * as reportReaders from '#features/analytics/reports/report-readers.read-model.ts';
import * as stats from '#features/analytics/stats/stats.read-model.ts';
import type { ReadModel } from './record-statements.ts';

const everybody = { kind: 'everybody' } as const;
const groups = { kind: 'groups', ids: ['night-shift'] } as const;
const range = { from: '2026-01-01', to: '2026-01-30' };
const clock = { timezone: 'Europe/Berlin', dayStartHour: 6 };
const [uid, today, now] = ['ada', '2026-01-30', new Date('2026-01-30T10:00:00Z')];
const counted = { audience: everybody, range };
const visible = ['night-shift'];

/** The read models of insights, each function called once for each form its statement takes. */
export const insightReadModels: Readonly<Record<string, ReadModel>> = {
  'catalogue/overdue': {
    module: overdue,
    samples: {
      listOverdue: ({ scope }) => overdue.listOverdue(scope, { today }),
      'listOverdue of a person': ({ scope }) => overdue.listOverdue(scope, { today, uids: [uid] }),
      'listOverdue of groups': ({ scope }) => overdue.listOverdue(scope, { today, groupIds: groups.ids }),
    },
  },
  'analytics/report-readers': {
    module: reportReaders,
    samples: {
      listReportReaders: ({ scope }) => reportReaders.listReportReaders(scope, today),
      findReader: ({ scope }) => reportReaders.findReader(scope, uid),
      listReportable: ({ scope }) => reportReaders.listReportable(scope.tx, now),
      findOrganizationName: ({ scope }) => reportReaders.findOrganizationName(scope),
    },
  },
  'analytics/activity': {
    module: activity,
    samples: {
      readActivityTotals: ({ scope }) => activity.readActivityTotals(scope, everybody, range),
      'readActivityTotals of groups': ({ scope }) => activity.readActivityTotals(scope, groups, range),
      readLearnersByDay: ({ scope }) => activity.readLearnersByDay(scope, everybody, range),
      'readLearnersByDay of groups': ({ scope }) => activity.readLearnersByDay(scope, groups, range),
      readPointSources: ({ scope }) => activity.readPointSources(scope, everybody, range),
      readStreaks: ({ scope }) => activity.readStreaks(scope, groups, new Date(0)),
      readScores: ({ scope }) => activity.readScores(scope, everybody, range),
    },
  },
  'analytics/answers': {
    module: answers,
    samples: {
      readCertainty: ({ scope }) => answers.readCertainty(scope, everybody, range),
      readAnswered: ({ scope }) => answers.readAnswered(scope, 'question', { audience: groups, range }),
      readChosen: ({ scope }) =>
        answers.readChosen(scope, [{ thing_id: 'quiz', part_id: 'question', form: 'f' }], counted),
      readQuizzes: ({ scope }) => answers.readQuizzes(scope, ['quiz']),
    },
  },
  'analytics/before-after': {
    module: beforeAfter,
    samples: { readLessons: ({ scope }) => beforeAfter.readLessons(scope, everybody) },
  },
  'analytics/knowledge': {
    module: knowledge,
    samples: {
      readKnowledge: ({ scope }) => knowledge.readKnowledge(scope, { audience: everybody, groupIds: visible }),
      'readKnowledge of groups': ({ scope }) => knowledge.readKnowledge(scope, { audience: groups, groupIds: visible }),
      listForgetting: ({ scope }) => knowledge.listForgetting(scope, { moduleId: 'pain', audience: groups }),
    },
  },
  'analytics/learning': {
    module: learning,
    samples: {
      readFunnel: ({ scope }) => learning.readFunnel(scope, counted),
      'readFunnel of a module': ({ scope }) => learning.readFunnel(scope, { ...counted, moduleId: 'pain' }),
      readContentUse: ({ scope }) => learning.readContentUse(scope, counted),
      'readContentUse of a period before': ({ scope }) =>
        learning.readContentUse(scope, { ...counted, isCountOnly: true }),
      'readContentUse of an item': ({ scope }) => learning.readContentUse(scope, { ...counted, contentId: 'look' }),
    },
  },
  'analytics/people': {
    module: people,
    samples: {
      listPeople: ({ scope }) => people.listPeople(scope, [uid], visible),
      listAtRisk: ({ scope }) => people.listAtRisk(scope, { audience: groups, clock, today, now, visible }),
      countAtRisk: ({ scope }) => people.countAtRisk(scope, { audience: groups, clock, today }),
      listAddressees: ({ scope }) => people.listAddressees(scope, [uid], everybody),
    },
  },
  'analytics/person': {
    module: person,
    samples: {
      findPerson: ({ scope }) => person.findPerson(scope, uid, { audience: groups, clock }),
      listDaysOf: ({ scope }) => person.listDaysOf(scope, uid, range),
      listModulesOf: ({ scope }) => person.listModulesOf(scope, uid),
      listRecallOf: ({ scope }) => person.listRecallOf(scope, uid, now),
      countCertaintyOf: ({ scope }) => person.countCertaintyOf(scope, uid),
    },
  },
  'analytics/stats': {
    module: stats,
    samples: {
      listUserStats: ({ scope }) => stats.listUserStats(scope, { ...counted, clock, limit: 20, after: null }),
      'listUserStats of a later page': ({ scope }) =>
        stats.listUserStats(scope, { ...counted, clock, limit: 20, after: ['2026-01-04T10:00:00.000000Z', uid] }),
    },
  },
};
