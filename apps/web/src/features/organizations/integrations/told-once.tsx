import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';

/** A secret that is shown now and never again. */
export function ToldOnce({ title, secret }: { title: string; secret: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(secret).then(() => setCopied(true));
  return (
    <Callout kind="warning" heading="h3" title={title}>
      <p>
        <Trans>Copy it now: it’s shown only once.</Trans>
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <code className="min-w-0 rounded-sm bg-surface px-3 py-2 text-sm wrap-anywhere">{secret}</code>
        <Button size="sm" onClick={copy}>
          {isCopied ? t`Copied` : t`Copy`}
        </Button>
      </p>
    </Callout>
  );
}
