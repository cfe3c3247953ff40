import { t } from '@lingui/core/macro';
import { Unplug } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useRouteError } from 'react-router';
import { ApiError } from '#platform/http/api-error.ts';
import { isServerReachable, useReachable, watchReachable } from '#platform/http/connection.ts';
import { failureWords } from '#platform/http/failure-words.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { MessageScreen } from './message-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { useShowAgain } from './use-show-again.ts';

/** The last boundary of a screen: says what happened and what to do, and shows it once the server is back. */
export function ErrorScreen() {
  const error = useRouteError();
  const showAgain = useShowAgain();
  const { title, advice, detail, requestId } = failureWords(error, useReachable());

  const again = () => (error instanceof ApiError ? showAgain() : location.reload());
  const againByItself = useEffectEvent(again);
  const isNetwork = error instanceof ApiError && error.status === 0;
  useEffect(() => (isNetwork ? watchReachable(() => isServerReachable() && againByItself()) : undefined), [isNetwork]);
  if (error instanceof ApiError && error.status === 404) return <NotFoundScreen />;

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
