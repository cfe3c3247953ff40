import { Mark } from '#ui/cover/drawings/mark.tsx';
import { t } from '@lingui/core/macro';

/**
 * Shows while it is not known yet who is signed in. It waits a moment, so that quick starts stay quiet, and is as
 * high as the window, so that the footer does not jump.
 */
export function LoadingScreen() {
  return (
    <output className="grid min-h-dvh animate-rise pb-[40dvh] place-items-center [animation-delay:200ms] [animation-fill-mode:backwards]">
      <span className="animate-pulse">
        <Mark className="size-14" />
      </span>
      <span className="sr-only">{t`Loading`}</span>
    </output>
  );
}
