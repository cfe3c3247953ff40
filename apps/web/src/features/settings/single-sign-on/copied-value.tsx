import { t } from '@lingui/core/macro';
import { Copy } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { notify } from '#ui/feedback/notify.tsx';

/** Something that has to be entered elsewhere exactly as it is. */
export function CopiedValue({ label, value }: { label: string; value: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    notify('success', t`Copied`, { sound: null });
  };
  return (
    <div className="grid gap-1">
      <span className="text-sm font-semibold">{label}</span>
      <span className="flex items-center gap-2">
        <code className="min-w-0 flex-1 rounded-sm bg-surface-2 px-3 py-2 text-sm wrap-anywhere">{value}</code>
        <Button size="sm" aria-label={t`Copy: ${label}`} onClick={() => void copy()}>
          <Copy className="size-4" aria-hidden="true" />
        </Button>
      </span>
    </div>
  );
}
