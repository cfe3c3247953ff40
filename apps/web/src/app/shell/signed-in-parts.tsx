import { useFilmMaking } from '#features/copilot/making/use-film-making.ts';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { useCurrentOrganization } from '#features/organizations/current-organization.ts';
import { CommandKeys } from './commands/command-keys.tsx';
import { DailyWelcome } from './daily-welcome.tsx';
import { PointFlight } from './header/point-flight.tsx';
import { ShellAssistant } from './shell-assistant.tsx';
import { useClaim } from './use-claim.ts';
import { useLiveGains } from './use-live-gains.ts';

/** What only the signed-in have around their screens; strangers do not load it. */
export function SignedInParts({ assistantOrgId }: { assistantOrgId: string | null }) {
  useLiveGains();
  useClaim();
  // Films that Sophie planned are drawn here, beside whatever the person does.
  useFilmMaking(useCurrentOrganization(), useProfile().organization?.has_unfinished_makings ?? false);
  return (
    <>
      {assistantOrgId !== null && <ShellAssistant orgId={assistantOrgId} />}
      <CommandKeys />
      <PointFlight />
      <DailyWelcome />
    </>
  );
}
