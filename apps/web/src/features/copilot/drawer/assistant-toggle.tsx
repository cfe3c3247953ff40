import { t } from '@lingui/core/macro';
import type { PointerEvent } from 'react';
import { ASSISTANT_NAME } from '@snapwell/contract/brand';
import { classNames } from '#ui/class-names.ts';
import { SophieFace } from '#ui/brand/sophie-face.tsx';
import { useScrollingDown } from './use-scrolling-down.ts';

interface AssistantToggleProps {
  isOpen: boolean;
  onOpen: () => void;
  /** In the corner she stays away while one scrolls down; in a bar she covers nothing. */
  place: 'corner' | 'bar';
}

/** Her face on the page. It moves between bar and corner, and is another element then. */
export const findAssistantToggle = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-assistant-toggle]');

/** Her face. It blinks while the drawer is closed. */
export function AssistantToggle({ isOpen, onOpen, place }: AssistantToggleProps) {
  const isAway = useScrollingDown() && place === 'corner';
  return (
    <button
      type="button"
      data-corner
      data-assistant-toggle
      aria-label={t`Open ${ASSISTANT_NAME}, your assistant`}
      aria-expanded={isOpen}
      onClick={onOpen}
      onPointerDown={(event) => openWhereLeftBehind(event, onOpen)}
      className={classNames(
        'flex-none overflow-hidden rounded-full border-[3px] border-surface bg-sky-soft ring-[1.5px] ring-sky',
        place === 'corner'
          ? // Smaller where the margin is no wider: she lies on nothing that is read.
            'fixed right-5 bottom-5 z-20 size-16 shadow-float group-has-data-bottom-bar/shell:bottom-23 max-[1343px]:right-1.5 max-[1343px]:size-12'
          : 'size-12.5',
        'transition-[translate,scale,opacity] duration-enter hover:scale-104 active:scale-97',
        'max-sm:in-data-celebrating:not-focus-visible:translate-y-20 max-sm:in-data-celebrating:not-focus-visible:opacity-0',
        isOpen && 'invisible',
        isAway && 'not-focus-visible:translate-y-48',
      )}
    >
      <SophieFace className="size-full" canBlink={!isOpen} />
    </button>
  );
}

/**
 * The bar of a page that comes while she is pressed takes her along: the finger is lifted where she was, and the
 * browser tells no click. Where the finger itself left the place, nothing was meant.
 */
function openWhereLeftBehind({ currentTarget: face, isPrimary, button }: PointerEvent<HTMLElement>, open: () => void) {
  if (!isPrimary || button !== 0) return;
  const pressed = face.getBoundingClientRect();
  const isOver = ({ clientX, clientY }: globalThis.PointerEvent, box: DOMRect) =>
    clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  const lifted = new AbortController();
  const { signal } = lifted;
  addEventListener('pointercancel', () => lifted.abort(), { signal });
  addEventListener(
    'pointerup',
    (event) => {
      lifted.abort();
      const isGone = !face.isConnected || !isOver(event, face.getBoundingClientRect());
      if (isGone && isOver(event, pressed)) open();
    },
    { signal },
  );
}
