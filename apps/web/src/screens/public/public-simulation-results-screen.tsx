import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useSession } from '#features/identity/session/session.ts';
import { SimulationResults } from '#features/simulations/simulation-results.tsx';
import { cover } from '#features/simulations/simulations.queries.ts';
import { deviceKey } from '#platform/device/device-key.ts';
import { paths, withAttempt } from '#platform/paths.ts';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';

/** `/p/{orgId}/quiz/{quizId}/sim-results` */
export function PublicSimulationResultsScreen() {
  const { orgId = '', quizId = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [device] = useState(deviceKey);
  const isSignedIn = useSession().status === 'signed-in';
  const scope = { orgId, contentId: quizId, deviceKey: device };
  const { data: simulation } = useQuery({ ...cover(scope), throwOnError: false });
  const organizationName = simulation?.organization_name ?? t`the organization`;
  return (
    <SimulationResults
      scope={scope}
      attemptId={search.get('attempt')}
      simulationPath={paths.publicQuizSimulation(orgId, quizId)}
      onBegun={(attemptId) => void navigate(withAttempt(paths.publicQuizSimulation(orgId, quizId), search, attemptId))}
      actions={
        <Callout kind="tip" heading="h2" title={t`Keep this result`} className="w-full text-left">
          <p>
            {t`Sign up and join ${organizationName}: what you did here counts, with its points. Until then it's only on this device.`}
          </p>
          <p className="mt-4">
            <SnapButton to={isSignedIn ? paths.home : paths.signUp} className="max-sm:w-full">
              <UserPlus className="size-5" aria-hidden="true" /> {t`Sign up to save your progress`}
            </SnapButton>
          </p>
        </Callout>
      }
    />
  );
}
