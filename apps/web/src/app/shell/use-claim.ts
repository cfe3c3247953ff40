import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { claimReports } from '#features/learning/progress/progress-outbox.ts';
import { useSession } from '#features/identity/session/session.ts';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { claim } from '#features/quizzes/quizzes.queries.ts';
import { forgetDevice, knownDeviceKey } from '#features/quizzes/seat.ts';
import { notify } from '#ui/feedback/notify.tsx';

/**
 * Whoever joins an organization keeps what they read and the quizzes that they took there on this device before they
 * had an account.
 */
export function useClaim(): void {
  const { organization } = useProfile();
  const orgId = organization?.organization_id ?? null;
  const uid = useSession().user?.uid ?? null;
  const { mutate } = useMutation(claim(orgId ?? ''));
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
  const claimQuizzes = useEffectEvent(() => {
    const key = knownDeviceKey();
    if (!key) return;
    mutate(key, {
      onSuccess({ attempts, practice }) {
        if (attempts === 0) return;
        forgetDevice();
        notify('success', t`Your quiz is yours now`, { detail: claimedWords(practice), sound: null });
      },
    });
  });
  useEffect(() => {
    if (orgId === null) return;
    claimRead(orgId);
    claimQuizzes();
  }, [orgId]);
}

/** What became of the quizzes that were taken without an account. */
function claimedWords(practice: number): string {
  const kept = t`What you answered on this device before you signed up is kept in your account.`;
  if (practice === 0) return kept;
  return `${kept} ${t`Attempts beyond what a quiz allows are kept as practice: they count for nothing.`}`;
}
