import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { claimReports } from '#features/learning/progress/progress-outbox.ts';
import { useSession } from '#features/identity/session/session.ts';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { claim as claimQuizzes } from '#features/quizzes/quizzes.queries.ts';
import { claim as claimSimulations } from '#features/simulations/simulations.queries.ts';
import { forgetDevice, knownDeviceKey } from '#platform/device/device-key.ts';
import { notify } from '#ui/feedback/notify.tsx';

/**
 * Whoever joins an organization keeps what they read and the quizzes and simulations that they did there on this device before they
 * had an account.
 */
export function useClaim(): void {
  const { organization } = useProfile();
  const orgId = organization?.organization_id ?? null;
  const uid = useSession().user?.uid ?? null;
  const { mutateAsync: giveQuizzes } = useMutation(claimQuizzes(orgId ?? ''));
  const { mutateAsync: giveSimulations } = useMutation(claimSimulations(orgId ?? ''));
  const claimRead = useEffectEvent((of: string) => {
    if (uid === null) return;
    void claimReports(uid, of)
      .catch(() => false)
      .then((hasSome) => {
        if (hasSome)
          notify('success', t`What you read is kept`, {
            detail: t`You go on where you were before you signed up.`,
            sound: null,
          });
      });
  });
  const claimAttempts = useEffectEvent(async () => {
    const key = knownDeviceKey();
    if (!key) return;
    // One after the other: both pay, and what a response says of the total is true when it comes.
    const quizzes = await giveQuizzes(key).catch(() => null);
    const simulations = await giveSimulations(key).catch(() => null);
    if (quizzes?.attempts)
      notify('success', t`Your quiz is yours now`, { detail: claimedWords(quizzes.practice), sound: null });
    if (simulations?.attempts)
      notify('success', t`Your simulation is yours now`, {
        detail: t`What you played on this device before you signed up is kept in your account.`,
        sound: null,
      });
    // What could not be asked for yet is found under the same key the next time.
    if (quizzes && simulations && quizzes.attempts + simulations.attempts > 0) forgetDevice();
  });
  useEffect(() => {
    if (orgId === null) return;
    claimRead(orgId);
    void claimAttempts();
  }, [orgId]);
}

/** What became of the quizzes that were taken without an account. */
function claimedWords(practice: number): string {
  const kept = t`What you answered on this device before you signed up is kept in your account.`;
  if (practice === 0) return kept;
  return `${kept} ${t`Attempts beyond what a quiz allows are kept as practice: they count for nothing.`}`;
}
