import { type ReactNode, Suspense, use } from 'react';
import { useOnDevice } from '../on-device.ts';
import { firstStepTaken } from './first-moment.ts';

/**
 * A part that nobody needs alive before they scroll, point or press: in a page that came as HTML it can be read as it
 * came, and is taken over when somebody begins. Elsewhere it is there at once.
 */
export function WhenBegun({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Waiting>{children}</Waiting>
    </Suspense>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  const isTakenOver = useOnDevice();
  if (!isTakenOver && typeof window !== 'undefined') use(firstStepTaken());
  return children;
}
