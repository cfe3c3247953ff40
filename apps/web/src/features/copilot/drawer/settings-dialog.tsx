import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { clear } from '../chat/chat-runner.ts';
import { copilotTexts } from '../copilot.texts.ts';
import { setSuggestions, useSuggestionSetting } from './suggestion-setting.ts';

/** 'Copilot Settings' (spec §2): whether prompts are suggested, and the history cleared. */
export function SettingsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const isSuggesting = useSuggestionSetting();
  const [isClearing, setClearing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const clearHistory = async () => {
    setClearing(true);
    const message = await clear();
    setClearing(false);
    setFailure(message);
    if (message !== null) return;
    notify('success', t`Message history cleared`, { sound: null });
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={i18n._(copilotTexts.settingsTitle)}
      size="sm"
      footer={
        <Button variant="destructive" isPending={isClearing} onClick={() => void clearHistory()}>
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
      {failure !== null && <FormError>{failure}</FormError>}
      <p className="mt-3 text-sm text-ink-2">
        <Trans>This deletes all messages, on every device, with the notes on how each answer was found.</Trans>
      </p>
    </Dialog>
  );
}
