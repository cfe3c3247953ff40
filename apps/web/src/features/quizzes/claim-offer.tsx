import { plural, t } from '@lingui/core/macro';
import { UserPlus } from 'lucide-react';
import { Callout } from '#ui/feedback/callout.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';

interface ClaimOfferProps {
  organizationName: string;
  /** Questions that were not right. */
  missed: number;
  signUpPath: string;
}

/** Tells a stranger how to keep what they did, and what for. */
export function ClaimOffer({ organizationName, missed, signUpPath }: ClaimOfferProps) {
  return (
    <Callout kind="tip" title={missed > 0 ? t`Keep it, and learn the rest` : t`Keep this result`} className="w-full">
      <p>
        {missed > 0 &&
          `${plural(missed, {
            one: 'The question you missed comes back just before you would forget it.',
            other: 'The # questions you missed come back just before you would forget them.',
          })} `}
        {t`Sign up and join ${organizationName}: what you did here counts, with its points. Until then it's only on this device.`}
      </p>
      <p className="mt-4">
        <SnapButton to={signUpPath} className="max-sm:w-full">
          <UserPlus className="size-5" aria-hidden="true" /> {t`Sign up to save your progress`}
        </SnapButton>
      </p>
    </Callout>
  );
}
