import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/action/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { clear } from '../chat/chat-runner.ts';
import { MemoryList } from '../memory/memory-list.tsx';
import { copilotTexts } from '../copilot.texts.ts';
import { setSuggestions, useSuggestionSetting } from './suggestion-setting.ts';

/** 'Copilot Settings' (spec §2): whether prompts are suggested, what is remembered, and the history cleared. */
export function SettingsDialog({
  orgId,
  isOpen,
  onClose,
}: {
  orgId: string | null;
  isOpen: boolean;
  onClose: () => void;
}) {
  const isSuggesting = useSuggestionSetting();
  const clearHistory = () => {
    clear();
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={i18n._(copilotTexts.settingsTitle)}
      size="sm"
      footer={
        <Button variant="destructive" onClick={clearHistory}>
          {i18n._(copilotTexts.clearHistory)}
        </Button>
      }
    >
      <Checkbox
        label={i18n._(copilotTexts.showSuggestions)}
        hint={t`Ideas for this page`}
        isChecked={isSuggesting}
        onChange={setSuggestions}
      />
      {orgId !== null && (
        <section aria-labelledby="assistant-memory" className="mt-5 grid gap-2">
          <h3 id="assistant-memory" className="text-base">
            <Trans>What I remember about you</Trans>
          </h3>
          <p className="text-sm text-ink-2">
            <Trans>Only you see it. I use it in my answers, and forget what you delete.</Trans>
          </p>
          <MemoryList orgId={orgId} />
        </section>
      )}
      <p className="mt-5 text-sm text-ink-2">
        <Trans>Clearing deletes all messages, on every device. What I remember stays.</Trans>
      </p>
    </Dialog>
  );
}
