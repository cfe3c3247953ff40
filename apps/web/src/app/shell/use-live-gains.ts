import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '#features/identity/session/session.ts';
import { gamificationKeys } from '#features/gamification/gamification-keys.ts';
import { followLive } from '#features/gamification/live-stream.ts';
import { learningKeys } from '#features/learning/learning.queries.ts';
import { dispatchProfile, refreshProfile, useProfile } from '#features/profiles/profile-runner.ts';
import { announceAward } from '../announce-award.ts';

/**
 * What a person gains on another device or tab is told here too, and what it changes read again, while they are in
 * the organization. What was gained here comes with its response (`query-client.ts`).
 */
export function useLiveGains(): void {
  const queryClient = useQueryClient();
  const isSignedIn = useSession().status === 'signed-in';
  const { organization, isFresh } = useProfile();
  const orgId = organization?.organization_id;
  const hasPaidVisit = isFresh && organization !== null && organization.awards.length > 0;
  useEffect(() => {
    // Reading the profile has paid the first visit of the day: what was asked for beside it does not know of that.
    if (orgId === undefined || !hasPaidVisit) return;
    for (const queryKey of [gamificationKeys.all(orgId), learningKeys.home(orgId)])
      void queryClient.invalidateQueries({ queryKey });
  }, [orgId, hasPaidVisit, queryClient]);
  useEffect(() => {
    if (!isSignedIn || orgId === undefined) return;
    let isBack = false;
    return followLive(orgId, (event) => {
      // While the stream was cut, something may have been gained elsewhere.
      if (event.type === 'ready' && isBack) refreshProfile();
      isBack ||= event.type === 'ready';
      if (event.type === 'greeting_closed') dispatchProfile({ type: 'greeting-closed', orgId });
      if (event.type !== 'gain' || !announceAward(event.award)) return;
      for (const queryKey of [gamificationKeys.all(orgId), learningKeys.all(orgId)])
        void queryClient.invalidateQueries({ queryKey });
    });
  }, [isSignedIn, orgId, queryClient]);
}
