import { sql } from 'drizzle-orm';
import * as admin from '#features/admin/admin.read-model.ts';
import * as assigned from '#features/assignments/assigned.read-model.ts';
import * as question from '#features/copilot/conversation/question.read-model.ts';
import * as houses from '#features/gamification/standing/houses.read-model.ts';
import * as leaderboard from '#features/gamification/rank/leaderboard.read-model.ts';
import * as memberFrame from '#features/gamification/standing/member-frame.read-model.ts';
import * as standing from '#features/gamification/standing/standing.read-model.ts';
import * as streaksNow from '#features/gamification/standing/streaks-now.read-model.ts';
import * as due from '#features/catalogue/courses/due.read-model.ts';
import * as itemPoints from '#features/catalogue/modules/item-points.read-model.ts';
import * as learner from '#features/catalogue/tree/learner.read-model.ts';
import * as search from '#features/catalogue/search/search.read-model.ts';
import * as tree from '#features/catalogue/tree/tree.read-model.ts';
import * as content from '#features/learning/content/content.read-model.ts';
import * as publicLibrary from '#features/learning/sharing/public-library.read-model.ts';
import * as glossary from '#features/catalogue/glossary.read-model.ts';
import * as published from '#features/catalogue/published.read-model.ts';
import * as versions from '#features/catalogue/versions.read-model.ts';
import * as libraryExport from '#features/library/export/export.read-model.ts';
import * as authoring from '#features/library/authoring/authoring.read-model.ts';
import * as moduleItems from '#features/library/authoring/replacing/module-items.read-model.ts';
import * as questionBank from '#features/library/questions/question-bank.read-model.ts';
import { insightReadModels } from './insights-samples.ts';
import { organizationReadModels } from './organizations-samples.ts';
import { quizReadModels } from './quizzes-samples.ts';
import type { ReadModel } from './record-statements.ts';

const uid = 'ada';
const limit = 21;
const now = new Date('2026-01-05T10:00:00Z');
const day = '2026-01-05';
const after = ['2026-01-04T10:00:00.000Z', 'id'] as const;
const search21 = { limit, search: 'hand', after };
const plainBoard = { board: 'w2026-01-05', groupId: undefined, comparedAt: null };
const comparedBoard = { ...plainBoard, comparedAt: now };
const weekBoard = { ...plainBoard, days: { from: day, through: '2026-01-07' } };
const groupBoard = { ...comparedBoard, groupId: 'night-shift' };
const nextPage = { after: [120, uid] as const, limit };
const league = { week: day, tier: 1, pace: 0, number: 1, board: 'w2026-01-05', today: '2026-01-06' };

/** Each function of a read model, called once for each form its statement takes. */
export const readModels: Readonly<Record<string, ReadModel>> = {
  ...insightReadModels,
  ...organizationReadModels,
  ...quizReadModels,
  'admin/admin': {
    module: admin,
    samples: {
      listUserRows: ({ db }) => admin.listUserRows(db, search21),
      listAuditRows: ({ scope }) =>
        admin.listAuditRows(scope.tx, {
          limit,
          after: [21],
          actor_uid: uid,
          act: 'user_changed',
          from: day,
        } as unknown as Parameters<typeof admin.listAuditRows>[1]),
      listSecurityEventRows: ({ scope }) =>
        admin.listSecurityEventRows(scope.tx, {
          limit,
          after,
          uid,
          org_id: 'riverside',
          type: 'sign_in',
          from: day,
          until: day,
        } as unknown as Parameters<typeof admin.listSecurityEventRows>[1]),
      readUsage: ({ scope }) => admin.readUsage(scope.tx, 'riverside', day),
      listAdmins: ({ scope }) => admin.listAdmins(scope.tx, 'riverside'),
      listMembershipsOfUser: ({ scope }) => admin.listMembershipsOfUser(scope.tx, uid),
      listFullOrganizations: ({ scope }) => admin.listFullOrganizations(scope.tx),
    },
  },
  'assignments/assigned': {
    module: assigned,
    samples: {
      listPeople: ({ scope }) => assigned.listPeople(scope, { uids: [uid], at: now }),
      countAssigned: ({ scope }) => assigned.countAssigned(scope, { at: now, uids: [uid], only: { id: 'id' } }),
    },
  },
  'copilot/question': {
    module: question,
    samples: { readBeginning: ({ scope }) => question.readBeginning(scope, { uid, conversationId: 'id', day }) },
  },
  'gamification/houses': {
    module: houses,
    samples: { countHouses: ({ scope }) => houses.countHouses(scope, { uid, at: now }) },
  },
  'gamification/leaderboard': {
    module: leaderboard,
    samples: {
      'findBoardFrame of everybody': ({ scope }) => leaderboard.findBoardFrame(scope, undefined),
      'findBoardFrame of a group': ({ scope }) => leaderboard.findBoardFrame(scope, 'night-shift'),
      'listBoard, first page': ({ scope }) => leaderboard.listBoard(scope, plainBoard, { after: undefined, limit }),
      'listBoard, a later page, compared with the morning': ({ scope }) =>
        leaderboard.listBoard(scope, comparedBoard, nextPage),
      'listBoard of all time': ({ scope }) =>
        leaderboard.listBoard(scope, { ...comparedBoard, board: 'all' }, nextPage),
      'listBoard of a group': ({ scope }) => leaderboard.listBoard(scope, groupBoard, nextPage),
      'listAround, compared with the morning': ({ scope }) => leaderboard.listAround(scope, comparedBoard, uid),
      'listAround, day by day': ({ scope }) => leaderboard.listAround(scope, weekBoard, uid),
      listLeague: ({ scope }) => leaderboard.listLeague(scope, league),
    },
  },
  'gamification/member-frame': {
    module: memberFrame,
    samples: { readMemberFrame: ({ scope }) => memberFrame.readMemberFrame(scope, uid, now) },
  },
  'gamification/standing': {
    module: standing,
    samples: {
      'findStanding with the rank': ({ scope }) => standing.findStanding(scope, { uid, today: day, includeRank: true }),
      'findStanding without it': ({ scope }) => standing.findStanding(scope, { uid, today: day, includeRank: false }),
      findLastVisit: ({ scope }) => standing.findLastVisit(scope, uid),
      readPoints: ({ scope }) => standing.readPoints(scope, uid),
      findReached: ({ scope }) => standing.findReached(scope, uid),
      findSettings: ({ scope }) => standing.findSettings(scope, uid),
      listDays: ({ scope }) => standing.listDays(scope, uid, { from: day, through: day }),
    },
  },
  'gamification/streaks-now': {
    module: streaksNow,
    samples: {
      countStreaksAt: ({ scope }) => streaksNow.countStreaksAt(scope, sql`select uid from memberships`, now),
      findStreaksAt: ({ scope }) => streaksNow.findStreaksAt(scope, [uid], now),
    },
  },
  'catalogue/due': {
    module: due,
    samples: {
      readAsked: ({ scope }) => due.readAsked(scope, uid),
      listCompletionTimes: ({ scope }) => due.listCompletionTimes(scope, uid, ['hand-hygiene']),
    },
  },
  'catalogue/learner': { module: learner, samples: { readLearner: ({ scope }) => learner.readLearner(scope, uid) } },
  'catalogue/search': {
    module: search,
    samples: {
      readWords: ({ scope }) => search.readWords(scope),
      'findItems of a reader of German': ({ scope }) =>
        search.findItems({ ...scope, language: 'de' }, { tsquery: 'hand:*', kinds: ['article'], limit }),
      findItems: ({ scope }) => search.findItems(scope, { tsquery: 'hand:*', kinds: ['article'], limit }),
    },
  },
  'catalogue/item-points': {
    module: itemPoints,
    samples: { readItemPoints: ({ scope }) => itemPoints.readItemPoints(scope, uid, ['ask-first', 'quiz']) },
  },
  'catalogue/tree': { module: tree, samples: { readTreeRows: ({ scope }) => tree.readTreeRows(scope) } },
  'learning/public-library': {
    module: publicLibrary,
    samples: {
      findPublicOrganization: ({ scope }) => publicLibrary.findPublicOrganization(scope),
      listPublicItems: ({ scope }) => publicLibrary.listPublicItems(scope),
      listListedItems: ({ scope }) => publicLibrary.listListedItems(scope.tx),
    },
  },
  'learning/content': {
    module: content,
    samples: {
      readContent: ({ scope }) => content.readContent(scope, { uid, contentId: 'id' }),
      readContents: ({ scope }) => content.readContents(scope, { uid, contentIds: ['id'] }),
      readPublicContent: ({ scope }) => content.readPublicContent(scope, 'id'),
      findPublishedContent: ({ scope }) => content.findPublishedContent(scope, 'id'),
      findContentVersion: ({ scope }) => content.findContentVersion(scope, { contentId: 'id', version: 1 }),
    },
  },
  'catalogue/glossary': {
    module: glossary,
    samples: {
      findTerms: ({ scope }) => glossary.findTerms(scope, ['term']),
      listTerms: ({ scope }) => glossary.listTerms(scope),
    },
  },
  'catalogue/published': {
    module: published,
    samples: {
      listLibraryVersions: ({ scope }) => published.listLibraryVersions(scope.tx),
      readLibraryVersion: ({ scope }) => published.readLibraryVersion(scope),
      listPublishedMarks: ({ scope }) => published.listPublishedMarks(scope),
      listExpected: ({ scope }) => published.listExpected(scope, ['id']),
      readPublished: ({ scope }) => published.readPublished(scope, ['id']),
    },
  },
  'catalogue/versions': {
    module: versions,
    samples: {
      readItemVersions: ({ scope }) => versions.readItemVersions(scope, ['id']),
      readOriginalLanguage: ({ scope }) => versions.readOriginalLanguage(scope),
      readTitles: ({ scope }) => versions.readTitles({ ...scope, language: 'de' }, ['module', 'content']),
      readEntries: ({ scope }) => versions.readEntries({ ...scope, language: 'de' }, 'glossary'),
    },
  },
  'library/question-bank': {
    module: questionBank,
    samples: {
      readBankPage: ({ scope }) => questionBank.readBankPage(scope, { limit }),
      'readBankPage of everything that can be looked for': ({ scope }) =>
        questionBank.readBankPage(scope, {
          limit,
          search: 'two words',
          tag: 'pain',
          teaches: 'lesson',
          type: 'numeric',
          difficulty: 'hard',
          quiz_id: 'quiz',
          cursor: Buffer.from('["quiz",3]').toString('base64url'),
        }),
      readBankFacets: ({ scope }) => questionBank.readBankFacets(scope),
      readLessonsNear: ({ scope }) => questionBank.readLessonsNear(scope, { quizId: 'quiz', search: 'pain' }),
    },
  },
  'library/authoring': {
    module: authoring,
    samples: { readTargets: ({ scope }) => authoring.readTargets(scope) },
  },
  'library/module-items': {
    module: moduleItems,
    samples: { listModuleItems: ({ scope }) => moduleItems.listModuleItems(scope, 'module') },
  },
  'library/export': {
    module: libraryExport,
    samples: { readLibraryFiles: ({ scope }) => libraryExport.readLibraryFiles(scope) },
  },
};
