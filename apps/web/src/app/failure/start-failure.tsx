import { i18n } from '@lingui/core';
import { BRAND } from '@snapwell/contract/brand';
import { useEffect } from 'react';
import { Mark } from '#ui/cover/drawings/mark.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';

// Written without the macros, which leave nothing but an id: the catalogue may be what did not arrive.
const TITLE = /*i18n*/ { id: 'start.failure', message: 'Snapwell does not answer' };
const ADVICE = /*i18n*/ {
  id: 'start.advice',
  message: 'The server is starting or out of reach. This page opens by itself as soon as it is there.',
};
const TRY_AGAIN = /*i18n*/ { id: 'start.again', message: 'Try again' };

const TRY_AGAIN_MS = 5_000;

/** The server did not answer the very first question. It may be starting: the page looks again by itself. */
export function StartFailure() {
  useEffect(() => {
    const timer = setInterval(() => {
      fetch('/readyz', { cache: 'no-store' }).then(
        ({ ok }) => ok && location.reload(),
        () => undefined,
      );
    }, TRY_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <main className="grid min-h-dvh place-items-center px-4">
      <title>{BRAND}</title>
      <div role="alert" className="grid max-w-md justify-items-center gap-5 text-center">
        <Mark className="size-14" />
        <h1>{i18n._(TITLE)}</h1>
        <p className="text-ink-2">{i18n._(ADVICE)}</p>
        <SnapButton onClick={() => location.reload()}>{i18n._(TRY_AGAIN)}</SnapButton>
      </div>
    </main>
  );
}
