import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useReachable } from '#platform/http/connection.ts';
import { Button } from '#ui/action/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';

/** The film did not arrive: says whether that is the connection, and that nothing is lost. */
export function VideoFailure({ onRetry }: { onRetry: () => void }) {
  const isReachable = useReachable();
  if (!isReachable) {
    return (
      <Callout kind="info">
        <Trans>
          <b>You’re offline.</b> This video needs a connection. Your place is saved, and it continues by itself when
          you’re back online. You can read what’s said in it below.
        </Trans>
      </Callout>
    );
  }
  return (
    <Callout kind="warning">
      <p>
        <Trans>
          <b>The video didn’t load.</b> Your place is saved. Try again in a moment.
        </Trans>
      </p>
      <Button className="mt-3" onClick={onRetry}>
        {t`Try again`}
      </Button>
    </Callout>
  );
}
