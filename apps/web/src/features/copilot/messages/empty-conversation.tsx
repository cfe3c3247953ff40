import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { SophieFace } from '#ui/brand/sophie-face.tsx';
import { undoClear } from '../chat/chat-runner.ts';
import { greeting } from '../copilot.texts.ts';

interface EmptyConversationProps {
  firstName: string | null;
  canUndoClear: boolean;
}

/** Before the first message, and after the last was cleared. */
export function EmptyConversation({ firstName, canUndoClear }: EmptyConversationProps) {
  return (
    <>
      {canUndoClear && <ClearedNote />}
      <div className="grid flex-1 content-center justify-items-center gap-3 px-4 py-8 text-center">
        <SophieFace className="size-20" frame="ring" canBlink />
        <h3 className="text-xl">{greeting(firstName)}</h3>
        <p className="max-w-64 text-ink-2">
          <Trans>
            Ask about this page, what to do next, or how you are doing. Answers come from your organization’s content
            and name their source.
          </Trans>
        </p>
      </div>
    </>
  );
}

/** Says that the conversation was cleared, for as long as that can be taken back. */
function ClearedNote() {
  return (
    <div role="status" className="flex items-center justify-between gap-3 rounded-md bg-surface-2 py-1.5 pr-1.5 pl-4">
      {t`Message history cleared`}
      <Button size="sm" variant="ghost" onClick={undoClear}>
        <Undo2 className="size-4" aria-hidden="true" /> {t`Undo`}
      </Button>
    </div>
  );
}
