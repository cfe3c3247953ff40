import { t } from '@lingui/core/macro';
import { Check, Copy, ScanSearch } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Action } from './reply-action.tsx';

interface ReplyActionsProps {
  text: string;
  /** Absent where nothing was kept of how the reply came about. */
  onInspect?: (() => void) | undefined;
  /** Whether it helped; absent where nobody would hear of it. */
  rate?: ReactNode;
}

/** Quiet buttons under a reply: copy it, and see what was sent and used for it. */
export function ReplyActions({ text, onInspect, rate }: ReplyActionsProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <div className="-ml-1.5 flex gap-1">
      {text !== '' && (
        <Action label={isCopied ? t`Copied` : t`Copy`} onPress={copy}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        </Action>
      )}
      {rate}
      {onInspect && (
        <Action label={t`How this answer came about`} onPress={onInspect}>
          <ScanSearch aria-hidden="true" />
        </Action>
      )}
      <output className="sr-only">{isCopied ? t`Copied` : ''}</output>
    </div>
  );
}
