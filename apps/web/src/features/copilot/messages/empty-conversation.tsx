import { Trans } from '@lingui/react/macro';
import { SophieFace } from '#ui/brand/sophie-face.tsx';
import { greeting } from '../copilot.texts.ts';

/** Before the first message. */
export function EmptyConversation({ firstName }: { firstName: string | null }) {
  return (
    <div className="grid flex-1 content-center justify-items-center gap-3 px-4 py-8 text-center">
      <SophieFace className="size-20" frame="ring" canBlink />
      <h3 className="text-xl">{greeting(firstName)}</h3>
      <p className="max-w-64 text-ink-2">
        <Trans>
          Ask about this page, what to do next, or how you are doing. Answers come from your organization’s content and
          name their source.
        </Trans>
      </p>
    </div>
  );
}
