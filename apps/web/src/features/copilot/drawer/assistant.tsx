import { t } from '@lingui/core/macro';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useCompact, useNarrow } from '#platform/device/width.ts';
import { useBarDock } from '#ui/layout/bar-dock.ts';
import { ask, canAsk } from '../chat/chat-runner.ts';
import type { ChatContext } from '../chat/exchange.ts';
import { useChatOf } from '../chat/use-chat-of.ts';
import { useAssistantPage } from '../context/current-page.ts';
import type { RenderPractice } from '../messages/her-message.tsx';
import { closeAssistant, openAssistant, useAssistantOpen } from './assistant-open.ts';
import { AssistantStrip } from './assistant-strip.tsx';
import { AssistantToast } from './assistant-toast.tsx';
import { AssistantToggle } from './assistant-toggle.tsx';
import { offerToVoice, useSpokenTurns } from './spoken-turns.ts';
import { usePlaceInHistory } from './use-place-in-history.ts';

/** Where the learner is on a page, and what one can do with a selected text. */
const LessonPlace = lazy(() => import('../place/lesson-place.tsx').then((m) => ({ default: m.LessonPlace })));
/** Fetched beside the page, so that the page does not wait for it and it opens at once. */
const AssistantPanel = lazy(() => import('./assistant-panel.tsx').then((m) => ({ default: m.AssistantPanel })));

interface AssistantProps {
  orgId: string;
  firstName: string | null;
  /** What goes with a question, gathered when it is asked. */
  gather: () => Promise<ChatContext>;
  /** Where one speaks with her. */
  voice?: ReactNode;
  /** Asks questions in the conversation. */
  renderPractice: RenderPractice;
  /** Keeps what is selected on the page as a card. */
  onMakeCard: (selection: string) => void;
  /** What was typed may answer a question that is asked in the conversation: then it is asked of nobody. */
  onTyped: (text: string) => boolean;
}

/** The assistant of an organization's pages: her face in the bar or the corner, the toast, and the
 * drawer. */
export function Assistant({ orgId, firstName, gather, voice, renderPractice, onMakeCard, onTyped }: AssistantProps) {
  const isOpen = useAssistantOpen();
  const isFullScreen = useNarrow();
  const isCompact = useCompact();
  const dock = useBarDock();
  const page = useAssistantPage();
  const chat = useChatOf(orgId, { isLookedAt: isOpen });
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  usePlaceInHistory(isOpen, isFullScreen);
  useSpokenTurns(gather);

  const send = (text: string) => {
    if (!canAsk(text, chat)) return;
    const isTyped = text === draft;
    if (isTyped) setDraft('');
    // A lesson that is taught asks by itself: what is typed then is said to that.
    const isTaught = chat.messages.at(-1)?.tutor?.question_id != null;
    if (isTyped && !isTaught && onTyped(text)) return;
    // Somebody who speaks with her and types goes on in the same talk: there it is asked and stored.
    if (!offerToVoice(text)) void ask(text, gather);
  };
  return (
    <>
      {dock === null && isCompact ? (
        <AssistantStrip isOpen={isOpen} onOpen={openAssistant} />
      ) : (
        <aside aria-label={t`Assistant`}>
          {dock === null ? (
            <AssistantToggle place="corner" isOpen={isOpen} onOpen={openAssistant} />
          ) : (
            createPortal(<AssistantToggle place="bar" isOpen={isOpen} onOpen={openAssistant} />, dock)
          )}
          {/* Whoever has just finished a quiz reads the answers, and a review asks in its bar: it would lie on both. */}
          {!isOpen && !isCompact && page?.kind !== 'results' && (dock === null || page?.kind === 'content') && (
            <AssistantToast onOpen={openAssistant} isAboveBar={dock !== null} />
          )}
        </aside>
      )}
      <Suspense fallback={null}>
        {page && page.kind !== 'discover' && (
          <LessonPlace
            canSelect={page.kind === 'content'}
            onMakeCard={onMakeCard}
            onAsk={(text) => {
              openAssistant();
              send(text);
            }}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        <AssistantPanel
          chat={chat}
          firstName={firstName}
          reading={page?.title ?? null}
          detail={page?.kind === 'content' ? t`Reading this page with you` : t`Answers from your library`}
          isOpen={isOpen}
          isFullScreen={isFullScreen}
          canSuggest={page?.kind === 'content'}
          input={input}
          draft={draft}
          onDraft={setDraft}
          onAsk={send}
          onClose={closeAssistant}
          voice={voice}
          renderPractice={renderPractice}
        />
      </Suspense>
    </>
  );
}
