import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { clientMessages } from '@snapwell/contract/http/error';
import { Unplug } from 'lucide-react';
import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { ApiError } from '#platform/api-error.ts';
import { useReachable } from '#platform/connection.ts';
import { reportError } from '#platform/error-report.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { SnapButton } from '#ui/snap-button.tsx';
import { MessageScreen } from './message-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

/**
 * The last boundary of a screen: says what happened and what to do, with the number under which the server logged it.
 */
export function ErrorScreen() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const { reset } = useQueryErrorResetBoundary();
  const isReachable = useReachable();
  useEffect(() => {
    // Failed calls were reported where they failed.
    if (!(error instanceof ApiError))
      reportError({
        category: 'render',
        message: error instanceof Error ? error.message : String(error),
        cause: error,
      });
  }, [error]);
  if (error instanceof ApiError && error.status === 404) return <NotFoundScreen />;

  const again = () => {
    if (!(error instanceof ApiError)) return location.reload();
    reset();
    void revalidate();
  };
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <MessageScreen
      icon={<Unplug />}
      title={titleOf(error, isReachable)}
      footnote={requestId && <>Request {requestId}</>}
      action={
        <>
          <SnapButton onClick={again}>Try again</SnapButton>
          <Button size="lg" variant="ghost" to={paths.home}>
            Go Home
          </Button>
        </>
      }
    >
      {isReachable
        ? adviceFor(error)
        : 'This has not been opened on this device yet, so it is not here. It opens when the connection is back.'}
    </MessageScreen>
  );
}

function titleOf(error: unknown, isReachable: boolean): string {
  if (error instanceof ApiError) return error.message;
  return isReachable ? clientMessages.fallback : 'You are offline';
}

function adviceFor(error: unknown): string {
  if (!(error instanceof ApiError))
    return 'This screen could not be shown. We have been told. Loading it again often helps.';
  if (error.status === 0) return 'The server does not answer. Check your connection and try again.';
  if (error.status >= 500)
    return 'Something went wrong on our side. Try again in a moment; if it stays, tell support the number below.';
  return 'Try again. If it stays, sign out and in again.';
}
