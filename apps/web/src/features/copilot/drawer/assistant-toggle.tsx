import { t } from '@lingui/core/macro';
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

/** Her face. It blinks while the drawer is closed. */
export function AssistantToggle({ isOpen, onOpen, place }: AssistantToggleProps) {
  const isAway = useScrollingDown() && place === 'corner';
  return (
    <button
      type="button"
      data-corner
      aria-label={t`Open ${ASSISTANT_NAME}, your assistant`}
      aria-expanded={isOpen}
      onClick={onOpen}
      className={classNames(
        'flex-none overflow-hidden rounded-full border-[3px] border-surface bg-sky-soft ring-[1.5px] ring-sky',
        place === 'corner'
          ? 'fixed right-5 bottom-5 z-20 size-16 shadow-float group-has-data-bottom-bar/shell:bottom-23'
          : 'size-12.5',
        'transition-[translate,scale] duration-enter hover:scale-104 active:scale-97',
        isOpen && 'invisible',
        isAway && 'not-focus-visible:translate-y-48',
      )}
    >
      <SophieFace className="size-full" canBlink={!isOpen} />
    </button>
  );
}
