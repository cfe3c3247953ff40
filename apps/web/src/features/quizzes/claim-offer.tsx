import { UserPlus } from 'lucide-react';
import { Callout } from '#ui/callout.tsx';
import { SnapButton } from '#ui/snap-button.tsx';

/** Tells a stranger how to keep what they did. */
export function ClaimOffer({ organizationName, signUpPath }: { organizationName: string; signUpPath: string }) {
  return (
    <Callout kind="tip" title="Keep this result">
      <p>{`It lives on this device only. Sign up, join ${organizationName}, and it becomes yours: points, and the questions you missed come back before you forget them.`}</p>
      <p className="mt-4">
        <SnapButton to={signUpPath}>
          <UserPlus className="size-5" aria-hidden="true" /> Sign up and keep it
        </SnapButton>
      </p>
    </Callout>
  );
}
