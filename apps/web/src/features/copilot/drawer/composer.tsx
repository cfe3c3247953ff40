import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { ASSISTANT_NAME } from '@snapwell/contract/brand';
import { QUESTION_LENGTH } from '@snapwell/contract/copilot/copilot.limits';
import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { IconButton } from '#ui/action/icon-button.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { copilotTexts } from '../copilot.texts.ts';

interface ComposerProps {
  input: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  onDraft: (draft: string) => void;
  isStreaming: boolean;
  onSend: () => void;
  onStop: () => void;
}

/**
 * Where one asks: Enter sends, Shift and Enter begin a new line. While a reply streams, input and send are disabled
 * and it can be stopped.
 */
export function Composer({ input, draft, onDraft, isStreaming, onSend, onStop }: ComposerProps) {
  const stop = useRef<HTMLButtonElement>(null);
  useKeptFocus(input, stop, isStreaming);
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form
      className="flex items-end gap-1.5 rounded-[20px] border-[1.5px] border-line-strong bg-surface p-1.5 has-[textarea:focus-visible]:border-sky has-[textarea:focus-visible]:outline-[1.5px] has-[textarea:focus-visible]:outline-sky"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <textarea
        ref={input}
        rows={1}
        aria-label={t`Ask ${ASSISTANT_NAME}`}
        placeholder={i18n._(copilotTexts.placeholder)}
        maxLength={QUESTION_LENGTH}
        enterKeyHint="send"
        value={draft}
        disabled={isStreaming}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={pressKey}
        className="field-sizing-content max-h-36 min-h-11 min-w-0 flex-1 resize-none bg-transparent px-2.5 py-2.5 leading-6 outline-none disabled:opacity-55"
      />
      {isStreaming && (
        <IconButton ref={stop} label={t`Stop`} onClick={onStop}>
          <Square aria-hidden="true" className="fill-current" />
        </IconButton>
      )}
      <IconButton label={t`Send`} type="submit" variant="sky" disabled={isStreaming || draft.trim() === ''}>
        {isStreaming ? <Spinner /> : <ArrowUp aria-hidden="true" />}
      </IconButton>
    </form>
  );
}

/** A disabled field drops the focus: it goes to the stop button meanwhile, and comes back when the reply has ended. */
function useKeptFocus(
  input: RefObject<HTMLTextAreaElement | null>,
  stop: RefObject<HTMLButtonElement | null>,
  isStreaming: boolean,
): void {
  const isHeld = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    if (isStreaming) {
      isHeld.current = activeElement === input.current || activeElement === document.body;
      if (isHeld.current) stop.current?.focus({ preventScroll: true });
      return;
    }
    if (isHeld.current && (activeElement === document.body || activeElement === null))
      input.current?.focus({ preventScroll: true });
    isHeld.current = false;
  }, [input, stop, isStreaming]);
}
