import type { QuizCover } from '@snapwell/contract/quizzes/quizzes.schemas';
import { wordsOf } from '#platform/http/api-error.ts';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { LockedQuiz } from '#features/quizzes/player/locked-quiz.tsx';
import { ReportDialog } from '#features/quizzes/player/report-dialog.tsx';
import { QuizFlow } from '#features/quizzes/quiz-flow.tsx';
import { report } from '#features/quizzes/quizzes.queries.ts';
import { ItemLanguages } from '#screens/item-languages.tsx';
import { paths } from '#platform/paths.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { missingSteps } from '../home/missing-steps.tsx';
import { useOrgId } from '../use-org-id.ts';
import { useTextsLanguage } from '../learn/use-texts-language.ts';
import { WayToConversation } from '../learn/way-to-conversation.tsx';

const WayToLocked = lazy(async () => ({
  default: (await import('../learn/way-to-locked.tsx')).WayToLocked,
}));

const TrailToItem = lazy(async () => ({
  default: (await import('../learn/way-to-locked.tsx')).TrailToItem,
}));

/** Where it stands in its module, and the line that leads to it while it is locked. */
const wayTo = (orgId: string, { id, module_id: moduleId, chapter_id: chapterId }: QuizCover) =>
  moduleId && chapterId
    ? {
        trail: (
          <Suspense>
            <TrailToItem orgId={orgId} moduleId={moduleId} chapterId={chapterId} />
          </Suspense>
        ),
        way: (
          <Suspense fallback={<Skeleton shape="card" className="h-66" />}>
            <WayToLocked orgId={orgId} moduleId={moduleId} chapterId={chapterId} itemId={id} />
          </Suspense>
        ),
      }
    : null;

/** The way back to its module, and to its other languages. */
function AboveCover({ item }: { item: QuizCover }) {
  const orgId = useOrgId();
  return (
    <>
      <div className="-mt-6 -mb-4 min-h-8 empty:hidden sm:-mt-7 sm:-mb-2">{wayTo(orgId, item)?.trail}</div>
      <ItemLanguages item={item} />
    </>
  );
}

function LockedCover({ cover, lock }: { cover: QuizCover; lock: NonNullable<QuizCover['lock']> }) {
  const orgId = useOrgId();
  const { trail, way } = wayTo(orgId, cover) ?? { trail: null, way: null };
  return <LockedQuiz cover={cover} missing={missingSteps(orgId, lock)} trail={trail} way={way} />;
}

/** `/o/{orgId}/quiz/{quizId}` */
export function QuizScreen() {
  const orgId = useOrgId();
  const { quizId = '' } = useParams();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const language = useTextsLanguage();
  const resultsPath = { pathname: paths.quizResults(orgId, quizId), search: search.toString() };
  const [reported, setReported] = useState<string | null>(null);
  const reporting = useMutation(report({ orgId, quizId, deviceKey: null }));
  return (
    <>
      <QuizFlow
        key={`${quizId} ${language}`}
        orgId={orgId}
        quizId={quizId}
        deviceKey={null}
        language={language}
        Above={AboveCover}
        beginsWith={search.get('practise') === 'missed' ? 'missed' : null}
        resultsPath={`${resultsPath.pathname}?${resultsPath.search}`}
        contentPath={(contentId) => paths.content(orgId, contentId)}
        Locked={LockedCover}
        onLeave={(moduleId) => void navigate(moduleId ? paths.module(orgId, moduleId) : paths.orgHome(orgId))}
        onFinished={() => void navigate(resultsPath, { replace: true })}
        onReport={(questionId) => {
          reporting.reset();
          setReported(questionId);
        }}
      >
        <div className="wrap pt-4 empty:hidden">
          <WayToConversation aloneTo={paths.orgHome(orgId)} />
        </div>
      </QuizFlow>
      <ReportDialog
        key={reported}
        isOpen={reported !== null}
        isSending={reporting.isPending}
        isSent={reporting.isSuccess}
        error={reporting.error && wordsOf(reporting.error)}
        onClose={() => setReported(null)}
        onSend={(text) => reporting.mutate({ question_id: reported!, text })}
      />
    </>
  );
}
