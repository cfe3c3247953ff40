import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#features/identity/session/session.ts';
import {
  completeTutorial,
  isTutorialCompleted,
  tutorialStanding,
  useTutorial,
} from '#features/gamification/welcome/tutorial.ts';
import type { Welcome } from '#features/gamification/welcome/welcome-dialog.tsx';
import type { ProfileState } from '#features/profiles/profile-state.ts';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { paths } from '#platform/paths.ts';
import { closeWelcome } from '#features/profiles/profiles.queries.ts';

/** It greets once a day. */
const WelcomeDialog = lazy(() =>
  import('#features/gamification/welcome/welcome-dialog.tsx').then((m) => ({ default: m.WelcomeDialog })),
);

/**
 * The greeting of the day (spec §4): to a member whose profile is fresh and who is here for the first time today.
 * Until it is closed it stays, also when points arrive meanwhile, and comes again after a reload; closed on one
 * device it closes on the others.
 */
export function DailyWelcome() {
  const isSignedIn = useSession().status === 'signed-in';
  const profile = useProfile();
  const isTutorial = useTutorial();
  const close = useMutation(closeWelcome());
  const navigate = useNavigate();
  const shown = useShownWelcome(profile);
  if (!isSignedIn) return null;
  const { orgId } = profile;
  const start = (closeNow: () => void) => {
    closeNow();
    if (orgId) void navigate(paths.discover(orgId));
  };
  // What waits for the dialog's file is the dialog alone: what is to be shown is decided now, points may arrive in
  // between.
  return (
    <Suspense fallback={null}>
      {isTutorial ? (
        <WelcomeDialog
          key="tutorial"
          welcome={{ ...introductionOf(profile), standing: tutorialStanding }}
          isSample
          onClose={completeTutorial}
          onStart={() => start(completeTutorial)}
        />
      ) : (
        shown &&
        orgId && (
          <WelcomeDialog
            key={orgId}
            welcome={shown}
            onClose={() => close.mutate(orgId)}
            onStart={() => start(() => close.mutate(orgId))}
          />
        )
      )}
    </Suspense>
  );
}

/**
 * What the dialog shows is what was true when it opened; it goes when the greeting is closed or another organization
 * is entered.
 */
function useShownWelcome(profile: ProfileState): Welcome | null {
  const [shown, setShown] = useState<{ orgId: string; welcome: Welcome } | null>(null);
  const { organization, orgId, isFresh } = profile;
  const isDue = organization?.daily_streak_info.is_first_visit_today === true && !isTutorialCompleted();
  if (shown && (!isDue || shown.orgId !== orgId)) setShown(null);
  if (!shown && isDue && isFresh && orgId !== null)
    setShown({ orgId, welcome: { ...introductionOf(profile), standing: organization } });
  return shown?.welcome ?? null;
}

function introductionOf({ base, organization }: ProfileState): Omit<Welcome, 'standing'> {
  const firstName =
    organization?.first_name ||
    base?.firstName ||
    (organization?.display_name ?? base?.displayName ?? '').split(' ')[0]!;
  return {
    firstName,
    isJoinedToday: organization?.joined_today ?? true,
  };
}
