import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { QuizFlow } from '#features/quizzes/quiz-flow.tsx';
import { useIsEmbedded } from '#platform/device/embedded/embedded.ts';
import { deviceKey } from '#platform/device/device-key.ts';
import { PublicItemLanguages } from '#screens/item-languages.tsx';
import { paths } from '#platform/paths.ts';

/** `/p/{orgId}/quiz/{quizId}`: a quiz for anybody, bound to this device until they sign up. */
export function PublicQuizScreen() {
  const { orgId = '', quizId = '' } = useParams();
  const navigate = useNavigate();
  const isEmbedded = useIsEmbedded();
  const [device] = useState(deviceKey);
  return (
    <QuizFlow
      key={quizId}
      orgId={orgId}
      quizId={quizId}
      deviceKey={device}
      resultsPath={paths.publicQuizResults(orgId, quizId)}
      contentPath={(contentId) => paths.publicContent(orgId, contentId)}
      onLeave={isEmbedded ? null : () => void navigate(paths.root)}
      onFinished={() => void navigate(paths.publicQuizResults(orgId, quizId), { replace: true })}
      onReport={null}
      Above={PublicItemLanguages}
    />
  );
}
