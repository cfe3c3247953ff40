import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { useReachable } from '#platform/http/connection.ts';

/** Says that the server is out of reach, and goes by itself when it is back. */
export function OfflineNotice() {
  const isReachable = useReachable();
  return (
    <output className="sticky top-14 z-20 block empty:hidden">
      {!isReachable && (
        <span className="flex animate-rise items-center justify-center gap-2 bg-ember-soft px-4 py-2 text-center text-sm font-semibold text-ember-ink">
          <CloudOff className="size-4.5 flex-none" aria-hidden="true" />
          <Trans>You're offline. What you've opened still works; we'll load the rest when you're back.</Trans>
        </span>
      )}
    </output>
  );
}
