import { t } from '@lingui/core/macro';
import { signOut } from '#features/identity/session/sign-out.ts';
import { refreshProfile } from '#features/profiles/profile-runner.ts';
import type { Failure } from '#features/profiles/profile-state.ts';
import { Button } from '#ui/action/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Glowing } from '../glowing.tsx';

/** The profile could not be had, and nothing of it is known on this device. */
export function ProfileFailure({ failure }: { failure: Failure }) {
  return (
    <Glowing className="py-16">
      <h1 className="sr-only">{t`Home`}</h1>
      <ErrorState
        title={failure.message}
        onRetry={refreshProfile}
        action={
          <Button variant="ghost" onClick={() => void signOut()}>
            {t`Log Out`}
          </Button>
        }
      >
        {failure.status === 404
          ? t`Log out and sign in again: that finishes your registration.`
          : t`Your profile didn't load. Try again in a moment.`}
      </ErrorState>
    </Glowing>
  );
}
