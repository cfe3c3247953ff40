import { quizBody, type QuizBody } from '@snapwell/contract/quizzes/quiz-body';
import { withCatalogue, missingFor, openBefore, type TreeItem } from '#features/catalogue/index.ts';
import { readContent, readPublicContent } from '#features/learning/index.ts';
import type { Language } from '@snapwell/contract/text/language';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { fileAddress } from '#platform/files/file-keys.ts';
import type { World } from '#world.ts';
import type { Picture } from '@snapwell/contract/quizzes/question-rules/question-rules';
import type { AttemptOwner } from './attempt-owner.ts';

/** A quiz as it stands now, for somebody who may take it. */
export interface OpenQuiz {
  readonly scope: OrganizationScope;
  readonly id: string;
  readonly title: string;
  /** What is kept of an attempt is kept under this one. */
  readonly originalTitle: string;
  readonly summary: string;
  readonly minutes: number;
  readonly version: number;
  readonly moduleId: string | null;
  readonly chapterId: string | null;
  readonly isPublic: boolean;
  readonly coverUrl: string | null;
  readonly body: QuizBody;
  /** In which it is shown, and in which it can be. */
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly pictures: Readonly<Record<string, Picture>>;
  readonly organizationName: string | null;
  /** What keeps it locked. */
  readonly missing: readonly TreeItem[];
  /** Items before it that are open, whether they lock it or not. */
  readonly openBefore: number;
}

interface QuizQuery {
  readonly orgId: string;
  readonly quizId: string;
  readonly taker: AttemptOwner;
  /** It is only looked at: a locked one may be. */
  readonly isLookedAt?: boolean;
}

/**
 * Finds a quiz and works with it in one transaction. For members it must be in the library and open to them, or their
 * own; for strangers it must be public. What is not there and what may not be seen are the same answer.
 */
export function withQuiz<T>(
  world: Pick<World, 'db'>,
  { orgId, quizId, taker, isLookedAt = false }: QuizQuery,
  work: (quiz: OpenQuiz) => Promise<T>,
): Promise<T> {
  if (taker.kind === 'device') {
    return inOrganization(world.db, orgId, async (scope) => {
      const row = await readPublicContent(scope, quizId);
      if (!row) throw new AppError('not_found');
      return work(asOpenQuiz(scope, row, { organizationName: row.organizationName, missing: [], openBefore: 0 }));
    });
  }
  const { uid } = taker;
  return withCatalogue(world, { orgId, uid }, async ({ scope, tree, learner }) => {
    const item = tree.itemById.get(quizId);
    const missing = item ? missingFor(tree, learner, item) : [];
    if (missing.length > 0 && !isLookedAt) throw new AppError('content_locked');
    const row = await readContent(scope, { uid, contentId: quizId });
    if (!row || (!item && row.item.ownerUid !== uid)) throw new AppError('not_found');
    const around = { organizationName: null, missing, openBefore: item ? openBefore(tree, learner, item) : 0 };
    return work(asOpenQuiz(scope, row, around));
  });
}

type Row = Pick<
  NonNullable<Awaited<ReturnType<typeof readContent>>>,
  'item' | 'media' | 'coverKey' | 'language' | 'languages' | 'originalTitle'
>;

function asOpenQuiz(
  scope: OrganizationScope,
  { item, media, coverKey, language, languages, originalTitle }: Row,
  around: Pick<OpenQuiz, 'organizationName' | 'missing' | 'openBefore'>,
): OpenQuiz {
  if (item.kind !== 'quiz') throw new AppError('not_found');
  const pictures = Object.entries(media).map(
    ([name, { key, width, height }]) => [name, { url: fileAddress(key), width, height }] as const,
  );
  const { id, title, summary, minutes, version, moduleId, chapterId, isPublic } = item;
  return {
    scope,
    id,
    title,
    summary,
    minutes,
    version,
    moduleId,
    chapterId,
    isPublic,
    coverUrl: coverKey && fileAddress(coverKey),
    body: quizBody.parse(item.body),
    language,
    languages,
    originalTitle,
    pictures: Object.fromEntries(pictures),
    ...around,
  };
}
