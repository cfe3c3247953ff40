import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Code, Link2 } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { notify } from '#ui/feedback/notify.tsx';

interface PublicAddressProps {
  title: string;
  /** From the root of the server on. */
  address: string;
}

/** Where anybody reads an item that is open, and the lines that show it in a page of another site. */
export function PublicAddress({ title, address }: PublicAddressProps) {
  const copy = async (text: string, said: string) => {
    await navigator.clipboard.writeText(text);
    notify('success', said, { sound: null });
  };
  const url = location.origin + address;
  return (
    <div className="grid gap-3 rounded-md bg-surface-2 p-4">
      <p className="text-sm wrap-anywhere">{url}</p>
      <p className="flex flex-wrap gap-3">
        <Button size="sm" onClick={() => void copy(url, t`The link is copied.`)}>
          <Link2 className="size-4.5" aria-hidden="true" /> {t`Copy the link`}
        </Button>
        <Button size="sm" onClick={() => void copy(embedCode(url, title), t`The lines to embed it are copied.`)}>
          <Code className="size-4.5" aria-hidden="true" /> {t`Copy the lines to embed it`}
        </Button>
      </p>
      <p className="text-xs text-ink-2">
        <Trans>
          It works once it's published. Embedding works on the sites that your organization's settings name.
        </Trans>
      </p>
    </div>
  );
}

/** A frame for a page of another site. */
const embedCode = (url: string, title: string) =>
  `<iframe src="${url}?embed=1" title="${title.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}" width="100%" height="720" style="border:0" loading="lazy" allow="fullscreen"></iframe>`;
