import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { forgetRedirectProblem, useRedirectProblem } from './federated-return.ts';
import { GoogleMark } from './google-mark.tsx';
import { signInWithGoogle } from './sign-in-with-google.ts';

interface GoogleButtonProps {
  /** The accounts to choose from are sample data of this server. */
  isDemo: boolean;
  /** The screen a redirect sign-in comes back to. */
  returnTo: string;
}

/** Signs in with the federated account. The button is free again as soon as the popup is closed. */
export function GoogleButton({ isDemo, returnTo }: GoogleButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const redirectProblem = useRedirectProblem();
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The page has just come back: on a phone what went wrong would lie below its first screen.
    if (redirectProblem) told.current?.focus();
  }, [redirectProblem]);
  // Not awaited before the popup opens: browsers allow it only while the click is being handled.
  const begin = () => {
    setProblem(null);
    forgetRedirectProblem();
    setOpen(true);
    signInWithGoogle({ onClosed: () => setOpen(false), returnTo }).then(
      () => setOpen(false),
      (error: Error) => {
        setOpen(false);
        setProblem(error.message);
      },
    );
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button size="lg" isWide isPending={isOpen} onClick={begin}>
        <GoogleMark className="size-5" />
        Continue with Google
      </Button>
      {isDemo && <p className="text-center text-xs text-ink-2">Demo server: Google sign-in uses sample accounts.</p>}
      <div ref={told} tabIndex={-1} className="scroll-my-24 outline-none empty:hidden">
        <FormError>{problem ?? redirectProblem}</FormError>
      </div>
    </div>
  );
}
