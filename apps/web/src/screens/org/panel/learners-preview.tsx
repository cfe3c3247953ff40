import { t } from '@lingui/core/macro';
import type { ContentPage } from '@snapwell/contract/learning/content.schemas';
import { quizBody } from '@snapwell/contract/quizzes/quiz-body';
import { simulationBody } from '@snapwell/contract/simulations/simulation-body';
import { useQuery } from '@tanstack/react-query';
import { itemPreview } from '#features/authoring/authoring.queries.ts';
import { PreviewedContent } from '#features/learning/content/previewed-content.tsx';
import { PreviewedQuiz } from '#features/quizzes/preview/previewed-quiz.tsx';
import { PreviewedScenes } from '#features/simulations/preview/previewed-scenes.tsx';
import { paths } from '#platform/paths.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { ContentText } from '#ui/text/content-text.tsx';

interface LearnersPreviewProps {
  orgId: string;
  contentId: string;
  revision: number;
}

/** The draft of an item as a learner gets it, by the players of its kind. */
export function LearnersPreview({ orgId, contentId, revision }: LearnersPreviewProps) {
  const { data } = useQuery(itemPreview(orgId, contentId, revision));
  if (!data) return <RowsSkeleton />;
  if (data.body !== null && data.kind === 'quiz') return <Quiz page={data} />;
  if (data.body !== null && data.kind === 'simulation') return <Simulation page={data} />;
  return (
    <div className="p-4 sm:p-6">
      <PreviewedContent content={data} contentPath={(id) => paths.panelItem(orgId, id)} />
    </div>
  );
}

const NO_PICTURE = { url: '', width: null, height: null };

function Quiz({ page: { title, body, media } }: { page: ContentPage }) {
  const quiz = quizBody.safeParse(body);
  return (
    <div className="p-4 sm:p-8">
      <h1 className="mb-4 text-2xl">
        <ContentText text={title} />
      </h1>
      {quiz.success && <PreviewedQuiz body={quiz.data} findPicture={(path) => media[path] ?? NO_PICTURE} />}
    </div>
  );
}

function Simulation({ page: { title, body, media } }: { page: ContentPage }) {
  const simulation = simulationBody.safeParse(body);
  if (!simulation.success) return null;
  if (simulation.data.play === 'scenes') return <PreviewedScenes title={title} body={simulation.data} files={media} />;
  const { introduction, persona, goals } = simulation.data;
  return (
    <div className="grid gap-4 p-4 sm:p-8">
      <h1 className="text-2xl">{title}</h1>
      <p className="whitespace-pre-line">
        <ContentText text={introduction} isPassage />
      </p>
      <blockquote className="rounded-lg bg-surface-2 p-4">
        <p className="text-sm font-semibold text-ink-2">{persona.name}</p>
        <p>{persona.opening}</p>
      </blockquote>
      <ul className="list-disc pl-5">
        {goals.map((goal) => (
          <li key={goal}>{goal}</li>
        ))}
      </ul>
      <Callout kind="info" title={t`The talk itself isn't played here`}>
        {t`Publish it and open it as a learner: a practice talk pays nothing.`}
      </Callout>
    </div>
  );
}
