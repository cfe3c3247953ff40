import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { focusFederatedPopup } from './federated-popup.ts';
import { forgetRedirectProblem, useRedirectProblem } from './federated-return.ts';
import { GoogleMark } from './google-mark.tsx';
import { signInWithGoogle } from './sign-in-with-google.ts';

interface GoogleButtonProps {
  /** The accounts to choose from are sample data of this server. */
  isDemo: boolean;
  /** The screen a redirect sign-in comes back to. */
  returnTo: string;
}

/** Signs in with the federated account. Pressed again, it brings the popup to the front, or begins anew. */
export function GoogleButton({ isDemo, returnTo }: GoogleButtonProps) {
  const [state, setState] = useState<'idle' | 'open' | 'entering'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const redirectProblem = useRedirectProblem();
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The page has just come back: on a phone what went wrong would lie below its first screen.
    if (redirectProblem) told.current?.focus();
  }, [redirectProblem]);
  // Not awaited before the popup opens: browsers allow it only while the click is being handled.
  const begin = () => {
    if (focusFederatedPopup()) return;
    setProblem(null);
    forgetRedirectProblem();
    setState('open');
    signInWithGoogle({
      onClosed: () => setState('idle'),
      onProven: () => setState('entering'),
      returnTo,
    }).then(
      () => setState('idle'),
      (error: Error) => {
        setState('idle');
        setProblem(error.message);
      },
    );
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button size="lg" isWide isPending={state === 'entering'} onClick={begin}>
        <GoogleMark className="size-5" />
        {t`Continue with Google`}
      </Button>
      {state === 'open' && (
        <p role="status" className="text-center text-sm text-ink-2">
          {t`Continue in the Google window. If you can't see it, press the button again.`}
        </p>
      )}
      {isDemo && (
        <p className="text-center text-xs text-ink-2">{t`Demo server: Google sign-in uses sample accounts.`}</p>
      )}
      <div ref={told} tabIndex={-1} className="scroll-my-24 outline-none empty:hidden">
        <FormError>{problem ?? redirectProblem}</FormError>
      </div>
    </div>
  );
}
