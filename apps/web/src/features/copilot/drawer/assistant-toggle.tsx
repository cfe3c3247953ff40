import { ASSISTANT_NAME } from '@snapwell/contract/brand';
import { classNames } from '#ui/class-names.ts';
import { SophieFace } from '#ui/sophie-face.tsx';
import { useScrollingDown } from './use-scrolling-down.ts';

interface AssistantToggleProps {
  isOpen: boolean;
  onOpen: () => void;
}

/**
 * Her face in the corner, above a bar where there is one. It blinks while the drawer is closed, and stays away while
 * one scrolls down.
 */
export function AssistantToggle({ isOpen, onOpen }: AssistantToggleProps) {
  const isAway = useScrollingDown();
  return (
    <button
      type="button"
      aria-label={`Open ${ASSISTANT_NAME}, your assistant`}
      aria-expanded={isOpen}
      onClick={onOpen}
      className={classNames(
        'fixed right-5 bottom-[calc(20px+env(safe-area-inset-bottom))] z-20 size-16 overflow-hidden rounded-full border-[3px] border-surface bg-sky-soft shadow-float ring-[1.5px] ring-sky',
        'group-has-data-bottom-bar/shell:bottom-[calc(92px+env(safe-area-inset-bottom))]',
        'transition-[translate,scale] duration-enter hover:scale-104 active:scale-97',
        isOpen && 'invisible',
        isAway && 'not-focus-visible:translate-y-48',
      )}
    >
      <SophieFace className="size-full" canBlink={!isOpen} />
    </button>
  );
}
