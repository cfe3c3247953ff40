import { useReachable } from '#platform/http/connection.ts';
import { Button } from '#ui/action/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';

/** The film did not arrive: says whether that is the connection, and that nothing is lost. */
export function VideoFailure({ onRetry }: { onRetry: () => void }) {
  const isReachable = useReachable();
  if (!isReachable) {
    return (
      <Callout kind="info">
        <b>You are offline.</b> This video needs the connection. Your place is kept, and it goes on by itself when you
        are back online. What is said in it stands below.
      </Callout>
    );
  }
  return (
    <Callout kind="warning">
      <p>
        <b>The video did not load.</b> Your place is kept. Try again in a moment.
      </p>
      <Button className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </Callout>
  );
}
