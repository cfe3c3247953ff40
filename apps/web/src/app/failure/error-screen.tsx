import { t } from '@lingui/core/macro';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Unplug } from 'lucide-react';
import { useRevalidator, useRouteError } from 'react-router';
import { ApiError } from '#platform/http/api-error.ts';
import { useReachable } from '#platform/http/connection.ts';
import { failureWords } from '#platform/http/failure-words.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { MessageScreen } from './message-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

/** The last boundary of a screen: says what happened and what to do. */
export function ErrorScreen() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const { reset } = useQueryErrorResetBoundary();
  const { title, advice, detail, requestId } = failureWords(error, useReachable());
  if (error instanceof ApiError && error.status === 404) return <NotFoundScreen />;

  const again = () => {
    if (!(error instanceof ApiError)) return location.reload();
    reset();
    void revalidate();
  };
  return (
    <MessageScreen
      icon={<Unplug />}
      title={title}
      footnote={requestId ? <>{t`Request ${requestId}`}</> : detail === title ? null : detail}
      action={
        <>
          <SnapButton onClick={again}>{t`Try again`}</SnapButton>
          <Button size="lg" variant="ghost" to={paths.home}>
            {t`Go Home`}
          </Button>
        </>
      }
    >
      {advice}
    </MessageScreen>
  );
}
