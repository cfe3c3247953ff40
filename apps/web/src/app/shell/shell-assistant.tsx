import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Assistant } from '#features/copilot/drawer/assistant.tsx';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { gatherChatContext } from '#screens/gather-surroundings.ts';

/** Fetched when her drawer is opened. */
const SophieVoice = lazy(() => import('./sophie-voice.tsx').then((m) => ({ default: m.SophieVoice })));

/** The assistant on an organization's pages (spec §2), with what the other features know of the learner. */
export function ShellAssistant({ orgId }: { orgId: string }) {
  const queryClient = useQueryClient();
  const { organization, base } = useProfile();
  const firstName = organization?.first_name || base?.firstName || null;
  return (
    <Assistant
      orgId={orgId}
      firstName={firstName}
      gather={() => gatherChatContext(queryClient, orgId)}
      voice={
        <Suspense fallback={null}>
          <SophieVoice orgId={orgId} />
        </Suspense>
      }
    />
  );
}
