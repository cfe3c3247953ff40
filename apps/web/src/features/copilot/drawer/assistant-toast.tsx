import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { classNames } from '#ui/class-names.ts';
import { copilotTexts } from '../copilot.texts.ts';
import { useGreeting } from './use-greeting.ts';
import { useScrollingDown } from './use-scrolling-down.ts';

interface AssistantToastProps {
  onOpen: () => void;
  /** It stands above a bar. */
  isAboveBar: boolean;
}

/** Offers help beside her face and opens the drawer. Whoever scrolls wants to read what lies under it: it goes. */
export function AssistantToast({ onOpen, isAboveBar }: AssistantToastProps) {
  const { isShown, dismiss, hold } = useGreeting(true);
  const isScrolling = useScrollingDown();
  const leave = useEffectEvent(dismiss);
  useEffect(() => {
    if (isShown && isScrolling) leave();
  }, [isShown, isScrolling]);
  if (!isShown) return null;
  return (
    <div
      role="status"
      data-corner
      className={classNames(
        'fixed z-20 flex max-w-[min(19rem,100vw-8rem)] animate-rise items-center rounded-[18px_18px_6px_18px] border border-line bg-surface shadow-float',
        isAboveBar ? 'right-5 bottom-24' : 'right-24 bottom-7 max-[1343px]:right-16',
      )}
    >
      <button
        type="button"
        onClick={() => (dismiss(), onOpen())}
        onPointerEnter={() => hold(true)}
        onPointerLeave={() => hold(false)}
        onFocus={() => hold(true)}
        onBlur={() => hold(false)}
        className="min-h-11 py-2.5 pl-4 text-left text-sm leading-snug font-semibold"
      >
        {i18n._(copilotTexts.toast)}
      </button>
      <button
        type="button"
        aria-label={t`Dismiss`}
        onClick={dismiss}
        className="grid size-11 flex-none place-items-center rounded-control text-ink-3 hover:text-ink"
      >
        <X className="size-4.5" aria-hidden="true" />
      </button>
    </div>
  );
}
