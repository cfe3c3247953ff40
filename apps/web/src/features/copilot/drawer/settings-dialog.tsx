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
    notify('success', 'Message history cleared', { sound: null });
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={copilotTexts.settingsTitle}
      size="sm"
      footer={
        <Button variant="destructive" isPending={isClearing} onClick={() => void clearHistory()}>
          {copilotTexts.clearHistory}
        </Button>
      }
    >
      <Checkbox
        label={copilotTexts.showSuggestions}
        hint="What she could make from the page you are on."
        isChecked={isSuggesting}
        onChange={setSuggestions}
      />
      {failure !== null && <FormError>{failure}</FormError>}
      <p className="mt-3 text-sm text-ink-2">
        Clearing deletes every message on all your devices, and what was kept of how the answers came about.
      </p>
    </Dialog>
  );
}
