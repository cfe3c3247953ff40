import { Mark } from '#ui/drawings/mark.tsx';

/** Shows while it is not known yet who is signed in. It waits a moment, so that quick starts stay quiet. */
export function LoadingScreen() {
  return (
    <output className="grid min-h-[60dvh] animate-rise place-items-center [animation-delay:200ms] [animation-fill-mode:backwards]">
      <span className="animate-pulse">
        <Mark className="size-14" />
      </span>
      <span className="sr-only">Loading</span>
    </output>
  );
}
