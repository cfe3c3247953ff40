import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RotateCcw, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { IconTile } from '../layout/icon-tile.tsx';

export interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What to do. */
  children?: ReactNode;
  /** Small print: the exact sentence of what failed. */
  detail?: string | null;
  /** Lets support find it. */
  requestId?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** It stands where the page's own heading would. */
  isHead?: boolean;
  /** A way out beside 'Try again'. */
  action?: ReactNode;
}

/** Something failed: what happened, what to do, and the number under which it can be found. */
export function ErrorState({
  title,
  children,
  detail,
  requestId,
  onRetry,
  isRetrying,
  isHead = false,
  action,
}: ErrorStateProps) {
  return (
    <div role="alert" className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-10 text-center">
      <IconTile tone="berry" className="size-14 rounded-md [&>svg]:size-7">
        <Unplug />
      </IconTile>
      <div className="grid gap-2">
        {isHead ? <h1 className="text-2xl">{title}</h1> : <h2>{title}</h2>}
        {children && <p className="text-ink-2">{children}</p>}
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button onClick={onRetry} isPending={isRetrying}>
            {!isRetrying && <RotateCcw className="size-4.5" aria-hidden="true" />} {t`Try again`}
          </Button>
        )}
        {action}
      </div>
      {detail && <p className="text-xs text-ink-3">{detail}</p>}
      {requestId && (
        <p className="text-xs text-ink-3">
          <Trans>
            Request <code className="select-all">{requestId}</code>
          </Trans>
        </p>
      )}
    </div>
  );
}
