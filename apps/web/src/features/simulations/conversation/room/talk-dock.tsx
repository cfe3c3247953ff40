import { t } from '@lingui/core/macro';
import { MOST_SAID } from '@snapwell/contract/simulations/conversation-play.schemas';
import { ArrowUp, LogOut } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { offerDock } from '#ui/layout/bar-dock.ts';

interface TalkDockProps {
  name: string;
  isSending: boolean;
  /** Nothing more can be said. */
  isOver: boolean;
  hasSpoken: boolean;
  /** Where one speaks, when there is a voice. */
  voice: ReactNode;
  /** In the place of the words; null while one types. */
  dock: ReactNode;
  onSay: (said: string) => void;
  onEnd: () => void;
  onShowResult: () => void;
}

/** The lower edge of the room: what one says, and the way out. Enter sends. */
export function TalkDock({
  name,
  isSending,
  isOver,
  hasSpoken,
  voice,
  dock,
  onSay,
  onEnd,
  onShowResult,
}: TalkDockProps) {
  const [draft, setDraft] = useState('');
  const isTyping = dock === null;
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isTyping && !isSending && !isOver && window.matchMedia?.('(pointer: fine)').matches)
      input.current?.focus({ preventScroll: true });
  }, [isSending, isOver, isTyping]);
  const say = () => {
    const said = draft.trim();
    if (said === '' || isSending) return;
    setDraft('');
    onSay(said);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    say();
  };
  return (
    <div
      data-bottom-bar
      className={`flex gap-2 border-t border-line bg-paper px-[clamp(12px,2vw,28px)] pt-3 pb-[max(14px,env(safe-area-inset-bottom))] sm:gap-3 ${isTyping ? 'items-end' : 'items-center'}`}
    >
      {isOver ? (
        <div className="flex flex-1 justify-center">
          <SnapButton onClick={onShowResult}>{t`See how it went`}</SnapButton>
        </div>
      ) : !isTyping ? (
        dock
      ) : (
        <form
          className="mx-auto flex max-w-[46rem] min-w-0 flex-1 items-end gap-1.5 rounded-[20px] border-[1.5px] border-line-strong bg-surface p-1.5 has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-sky"
          onSubmit={(event) => {
            event.preventDefault();
            say();
          }}
        >
          <textarea
            ref={input}
            rows={1}
            aria-label={t`What you say to ${name}`}
            placeholder={t`Say something`}
            maxLength={MOST_SAID}
            enterKeyHint="send"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={pressKey}
            className="field-sizing-content max-h-36 min-h-11 min-w-0 flex-1 -scroll-mb-22 resize-none bg-transparent px-2.5 py-2.5 leading-6 outline-none placeholder:text-ink-3"
          />
          {voice}
          <IconButton
            label={t`Say it`}
            type="submit"
            className="rounded-full bg-leaf text-on-leaf hover:bg-leaf"
            aria-disabled={isSending || draft.trim() === ''}
          >
            {isSending ? <Spinner /> : <ArrowUp aria-hidden="true" />}
          </IconButton>
        </form>
      )}
      {!isOver && (
        <Button size="lg" className="max-sm:px-3.5" onClick={onEnd} disabled={!hasSpoken || isSending}>
          <LogOut className="size-5" aria-hidden="true" /> <span className="max-sm:sr-only">{t`End`}</span>
        </Button>
      )}
      {/* Sophie stands here, beside the words, not over them. */}
      <span ref={offerDock} className="flex-none empty:hidden" />
    </div>
  );
}
