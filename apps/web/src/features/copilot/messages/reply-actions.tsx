import { t } from '@lingui/core/macro';
import { Check, Copy, ScanSearch } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface ReplyActionsProps {
  text: string;
  /** Absent where nothing was kept of how the reply came about. */
  onInspect?: (() => void) | undefined;
}

/** Quiet buttons under a reply: copy it, and see what was sent and used for it. */
export function ReplyActions({ text, onInspect }: ReplyActionsProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <div className="-ml-1.5 flex gap-1">
      {text !== '' && (
        <Action label={isCopied ? t`Copied` : t`Copy`} onPress={copy}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        </Action>
      )}
      {onInspect && (
        <Action label={t`What was sent and used`} onPress={onInspect}>
          <ScanSearch aria-hidden="true" />
        </Action>
      )}
      <output className="sr-only">{isCopied ? t`Copied` : ''}</output>
    </div>
  );
}

function Action({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-8 place-items-center rounded-[10px] text-ink-3 hover:bg-surface-2 hover:text-ink pointer-coarse:size-11 [&>svg]:size-4"
    >
      {children}
    </button>
  );
}
