import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleAlert, RotateCcw } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import type { Chat } from '../chat/chat.ts';

interface FailureNoteProps {
  failure: NonNullable<Chat['failure']>;
  onRetry: (question: string) => void;
  onEdit: (question: string) => void;
}

/** What went wrong. The question was taken back: it can be sent again as it was, or changed first. */
export function FailureNote({ failure: { message, detail, question }, onRetry, onEdit }: FailureNoteProps) {
  return (
    <div role="alert" className="grid animate-rise gap-2 rounded-md bg-berry-soft px-3.5 py-3 text-berry-ink">
      <p className="flex items-start gap-2 font-semibold">
        <CircleAlert className="mt-0.5 size-4.5 flex-none" aria-hidden="true" />
        <span>{message}</span>
      </p>
      {detail !== null && <p>{detail}</p>}
      {question !== null && (
        <>
          <p className="text-ink-2">
            <Trans>
              Not sent: <q className="wrap-anywhere">{question}</q>
            </Trans>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => onRetry(question)}>
              <RotateCcw className="size-4" aria-hidden="true" /> {t`Try again`}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => onEdit(question)}>
              {t`Change it`}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
