import { DEMO_ORGANIZATION, demoSimulations } from '@snapwell/contract/simulations/public-demos';
import { t } from '@lingui/core/macro';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { SimulationFlow } from '#features/simulations/simulation-flow.tsx';
import { SimulationResults } from '#features/simulations/simulation-results.tsx';
import { deviceKey } from '#platform/device/device-key.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';

/** `/auditing-demo/simulation`: a simulation about auditing; the address tells the attempt, and if its results are read. */
export function AuditingSimulationScreen() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [device] = useState(deviceKey);
  const scope = { orgId: DEMO_ORGANIZATION, contentId: demoSimulations.audit, deviceKey: device };
  const attemptId = search.get('attempt');
  const played = (id: string) => `${paths.auditingSimulation}?attempt=${encodeURIComponent(id)}`;
  const results = (id: string) => `${played(id)}&view=results`;
  if (search.get('view') === 'results')
    return (
      <SimulationResults
        scope={scope}
        attemptId={attemptId}
        simulationPath={paths.auditingSimulation}
        onBegun={(id) => void navigate(played(id))}
        actions={<Button size="lg" to={paths.auditingDemo}>{t`Back to the charts`}</Button>}
      />
    );
  return (
    <SimulationFlow
      scope={scope}
      attemptId={attemptId}
      resultsPath={results}
      onBegun={(id) => void navigate(played(id), { replace: true })}
      onLeave={() => void navigate(paths.auditingSimulation)}
      onFinished={(id) => void navigate(results(id), { replace: true })}
    >
      <p className="mx-auto w-[min(46rem,100%-2rem)] pt-6">
        <Button variant="ghost" to={paths.auditingDemo}>
          <ArrowLeft className="size-4.5" aria-hidden="true" /> {t`The charts`}
        </Button>
      </p>
    </SimulationFlow>
  );
}
