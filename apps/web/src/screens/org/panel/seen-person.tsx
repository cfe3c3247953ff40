import { lazy, Suspense } from 'react';
import type { DrawnPersonProps } from '#features/authoring/editors/scenes/drawn-person.ts';

/** The drawing comes with the first person. */
const Drawn = lazy(() =>
  import('#features/simulations/scenes/seen-person.tsx').then((m) => ({ default: m.SeenPerson })),
);

/** Somebody as the player of scenes draws them, for whoever writes the scene. */
export function SeenPerson({ person, className }: DrawnPersonProps) {
  return (
    <Suspense fallback={<div className="aspect-[14/13] w-full" />}>
      <Drawn person={person} vitals={[]} className={className} />
    </Suspense>
  );
}
