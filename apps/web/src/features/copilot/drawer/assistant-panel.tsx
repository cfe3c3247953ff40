import { t } from '@lingui/core/macro';
import { ASSISTANT_NAME } from '@snapwell/contract/brand';
import { SUGGESTED_PROMPTS } from '@snapwell/contract/copilot/copilot.limits';
import { Settings2 } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { Drawer } from '#ui/overlay/drawer.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { SophieFace } from '#ui/brand/sophie-face.tsx';
import { stop } from '../chat/chat-runner.ts';
import type { Chat } from '../chat/chat.ts';
import { InspectionDialog } from '../inspector/inspection-dialog.tsx';
import { Conversation } from '../messages/conversation.tsx';
import type { RenderPractice } from '../messages/her-message.tsx';
import { isUrgent } from '../messages/urgent-words.tsx';
import { PromptChips } from '../messages/prompt-chips.tsx';
import { Composer } from './composer.tsx';
import { findAssistantToggle } from './assistant-toggle.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { SelectedText } from './selected-text.tsx';
import { useSuggestionSetting } from './suggestion-setting.ts';

export interface AssistantPanelProps {
  chat: Chat;
  firstName: string | null;
  /** What she sees of the page, in words under her name. */
  detail: string;
  /** The title of the lesson in view; null where there is none. */
  reading: string | null;
  isOpen: boolean;
  /** Under 640 px she takes the whole screen. */
  isFullScreen: boolean;
  canSuggest: boolean;
  input: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  onDraft: (draft: string) => void;
  onAsk: (text: string) => void;
  onClose: () => void;
  /** Where one speaks with her. */
  voice: ReactNode;
  renderPractice: RenderPractice;
}

/** The drawer: header, messages, suggestions, input. */
export function AssistantPanel({
  chat,
  firstName,
  detail,
  reading,
  isOpen,
  isFullScreen,
  canSuggest,
  input,
  draft,
  onDraft,
  onAsk,
  onClose,
  voice,
  renderPractice,
}: AssistantPanelProps) {
  const [areSettingsOpen, setSettingsOpen] = useState(false);
  const [inspected, setInspected] = useState<string | null>(null);
  // What she suggests or asks herself goes before what could be made of any page.
  const last = chat.messages.at(-1);
  const hasOwn =
    last !== undefined && (last.practice !== null || last.tutor?.question_id || last.suggestions.length > 0);
  const isSuggesting = useSuggestionSetting() && canSuggest && !hasOwn && !isUrgent(last?.care ?? null);
  const isStreaming = chat.phase === 'streaming';
  // Once something was said, the room belongs to that.
  const areChipsShown = isSuggesting && !isStreaming;
  const isRow = areChipsShown && chat.messages.length > 0;
  const edit = (text: string) => {
    onDraft(text);
    input.current?.focus();
  };
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      isModal={isFullScreen}
      finalFocus={findAssistantToggle}
      title={ASSISTANT_NAME}
      detail={detail}
      lead={<SophieFace frame="soft" gaze={isStreaming ? 'up' : draft === '' ? 'ahead' : 'down'} canBlink />}
      actions={
        <IconButton label={t`Copilot Settings`} onClick={() => setSettingsOpen(true)}>
          <Settings2 aria-hidden="true" />
        </IconButton>
      }
      initialFocus={input}
      footer={
        <div className="grid grid-cols-1 gap-2.5">
          {/* In a row, the way to speak stands before them: they go on behind the edge. */}
          <div
            data-tight={isRow || undefined}
            className={isRow ? 'group/tight -mr-3 flex items-center gap-2' : 'contents'}
          >
            {isRow && voice}
            {areChipsShown && (
              <PromptChips label={t`Suggested prompts`} prompts={SUGGESTED_PROMPTS} onChoose={onAsk} isRow={isRow} />
            )}
            {!isRow && voice}
          </div>
          <SelectedText />
          <Composer
            input={input}
            draft={draft}
            onDraft={onDraft}
            isStreaming={isStreaming}
            onSend={() => onAsk(draft)}
            onStop={stop}
          />
        </div>
      }
    >
      <Conversation
        chat={chat}
        firstName={firstName}
        reading={reading}
        onAsk={onAsk}
        onEdit={edit}
        onInspect={(messageId) => setInspected(messageId)}
        renderPractice={renderPractice}
      />
      <SettingsDialog orgId={chat.orgId} isOpen={areSettingsOpen} onClose={() => setSettingsOpen(false)} />
      {inspected !== null && chat.orgId !== null && chat.conversationId !== null && (
        <InspectionDialog
          orgId={chat.orgId}
          conversationId={chat.conversationId}
          messageId={inspected}
          onClose={() => setInspected(null)}
        />
      )}
    </Drawer>
  );
}
