import { t } from '@lingui/core/macro';
import { VoiceCheck } from '#features/voice/test/voice-check.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Region } from '../region.tsx';
import { useOrgId } from '../use-org-id.ts';

/** `o/{orgId}/test-voice`: whether one can speak here, and where it fails. */
export function TestVoiceScreen() {
  const orgId = useOrgId();
  return (
    <div className="glow">
      <div className="wrap pt-6 pb-18 lg:pt-10">
        <Region skeleton={<Skeleton shape="card" className="h-96" />} title={t`The voice test could not be loaded`}>
          <VoiceCheck orgId={orgId} />
        </Region>
      </div>
    </div>
  );
}
