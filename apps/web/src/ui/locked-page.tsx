import { Lock } from 'lucide-react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

/** A page that opens later: why, in the words of whoever locked it, and the way to what comes first. */
export function LockedPage({ reason, back }: { reason: string; back: string }) {
  return (
    <div className="wrap grid min-h-[60dvh] place-items-center">
      <EmptyState
        isPage
        title="This opens later"
        icon={<Lock aria-hidden="true" />}
        action={<Button to={back}>See what comes first</Button>}
      >
        {reason}
      </EmptyState>
    </div>
  );
}
