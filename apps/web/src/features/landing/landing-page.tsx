import { lazy, Suspense } from 'react';
import { LandingHero } from './landing-hero.tsx';
import type { LandingProps } from './landing-story.tsx';

const LandingStory = lazy(() => import('./landing-story.tsx').then((m) => ({ default: m.LandingStory })));

/** `/landing`: five minutes on a dial, then the product in its own parts, and a form that books a demonstration. */
export function LandingPage(props: LandingProps) {
  return (
    <>
      <LandingHero />
      <Suspense fallback={<div className="min-h-dvh" />}>
        <LandingStory {...props} />
      </Suspense>
    </>
  );
}
