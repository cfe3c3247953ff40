import { UserPlus } from 'lucide-react';
import { Callout } from '#ui/feedback/callout.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { inWords } from './results/result-words.ts';

interface ClaimOfferProps {
  organizationName: string;
  /** Questions that were not right. */
  missed: number;
  signUpPath: string;
}

/** Tells a stranger how to keep what they did, and what for. */
export function ClaimOffer({ organizationName, missed, signUpPath }: ClaimOfferProps) {
  return (
    <Callout kind="tip" title={missed > 0 ? 'Keep it, and learn the rest' : 'Keep this result'} className="w-full">
      <p>
        {missed > 0 &&
          `The ${missed === 1 ? 'question' : `${inWords(missed)} questions`} you missed ${missed === 1 ? 'comes' : 'come'} back just before you would forget ${missed === 1 ? 'it' : 'them'}. `}
        {`Sign up and join ${organizationName}: what you did here counts, with its points. Until then it lives on this device only.`}
      </p>
      <p className="mt-4">
        <SnapButton to={signUpPath} className="max-sm:w-full">
          <UserPlus className="size-5" aria-hidden="true" /> Sign up and keep it
        </SnapButton>
      </p>
    </Callout>
  );
}
