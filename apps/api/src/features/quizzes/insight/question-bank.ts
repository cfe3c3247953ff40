import type { BankFacets, BankQuery, BankQuestion } from '@snapwell/contract/quizzes/question-bank.schemas';
import { question } from '@snapwell/contract/quizzes/question-types';
import { type BankRow, readBankFacets, readBankPage, readLessonsNear } from '#features/library/index.ts';
import { toPage } from '#platform/cursor.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { fileAddress } from '#platform/files/file-keys.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { fingerprintOf } from '../attempts/marking/fingerprint.ts';
import { countReportsOfQuizzes, readFacilities } from './statistics.read-model.ts';

/** The questions of all quizzes with their keys, and how each did in its present form. */
export function listBankQuestions({ db }: Pick<World, 'db'>, { orgId }: OrganizationCaller, query: BankQuery) {
  return inOrganization(db, orgId, async (scope) => {
    const rows = await readBankPage(scope, query);
    const quizIds = [...new Set(rows.map(({ quiz_id: id }) => id))];
    const facilities = await readFacilities(scope, quizIds);
    const reports = await countReportsOfQuizzes(scope, quizIds);
    return toPage(rows, query.limit, {
      cursorOf: ({ quiz_id: id, place }) => [id, place],
      present: (row) => presentRow(row, { facilities, reports }),
    });
  });
}

interface Figures {
  readonly facilities: Awaited<ReturnType<typeof readFacilities>>;
  readonly reports: Awaited<ReturnType<typeof countReportsOfQuizzes>>;
}

function presentRow(
  { quiz_id: id, title, status, module_id, tags, place, ...row }: BankRow,
  figures: Figures,
): BankQuestion {
  const asked = question.parse(row.question);
  const fingerprint = fingerprintOf(asked);
  const figure = figures.facilities.find(
    (each) => each.quiz_id === id && each.question_id === asked.id && each.fingerprint === fingerprint,
  );
  const reports = figures.reports.find((each) => each.quiz_id === id && each.question_id === asked.id)?.reports ?? 0;
  return {
    quiz: { id, title, status, module_id, tags },
    place,
    question: asked,
    media: Object.fromEntries(Object.entries(row.media).map(([path, key]) => [path, fileAddress(key)])),
    figures: { asked: figure?.asked ?? 0, facility: figure?.facility ?? null, reports },
  };
}

/** The tags and lessons that questions name. */
export function getBankFacets({ db }: Pick<World, 'db'>, { orgId }: OrganizationCaller): Promise<BankFacets> {
  return inOrganization(db, orgId, readBankFacets);
}

interface LessonsQuery {
  readonly quiz_id?: string | undefined;
  readonly search?: string | undefined;
}

/** Lessons that questions can lead to, with their words: the writing rules look for sources in them. */
export function listTaughtLessons(
  { db }: Pick<World, 'db'>,
  { orgId }: OrganizationCaller,
  { quiz_id: quizId, search }: LessonsQuery,
) {
  return inOrganization(db, orgId, async (scope) => ({ items: await readLessonsNear(scope, { quizId, search }) }));
}
