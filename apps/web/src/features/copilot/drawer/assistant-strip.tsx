import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { ASSISTANT_NAME } from '@snapwell/contract/brand';
import { X } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { copilotTexts } from '../copilot.texts.ts';
import { AssistantToggle } from './assistant-toggle.tsx';
import { useGreeting } from './use-greeting.ts';
import { useScrollingDown } from './use-scrolling-down.ts';

/**
 * Where there is no room for a face in the corner and no bar either: a strip of its own at the lower edge, so that
 * she lies on nothing. Her greeting stands in it.
 */
export function AssistantStrip({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  const isAway = useScrollingDown();
  const greeting = useGreeting(!isOpen);
  return (
    <aside
      aria-label={t`Assistant`}
      data-corner-strip
      className={classNames(
        'sticky bottom-0 z-12 flex items-center gap-2 border-t border-line bg-surface/92 px-4 pt-1.5 pb-[calc(6px+env(safe-area-inset-bottom))] backdrop-blur-md',
        'transition-[translate] duration-enter',
        isAway && 'not-focus-within:translate-y-full',
      )}
    >
      <div role="status" className="flex min-w-0 flex-1 items-center">
        {greeting.isShown && (
          <>
            <button
              type="button"
              onClick={() => (greeting.dismiss(), onOpen())}
              className="min-h-11 min-w-0 flex-1 animate-rise text-left text-sm leading-snug font-semibold"
            >
              {i18n._(copilotTexts.toast)}
            </button>
            <IconButton label={t`Dismiss`} onClick={greeting.dismiss}>
              <X className="size-4.5" aria-hidden="true" />
            </IconButton>
          </>
        )}
      </div>
      {!greeting.isShown && (
        <span aria-hidden="true" className="text-sm font-semibold text-ink-2">
          {t`Ask ${ASSISTANT_NAME}`}
        </span>
      )}
      <AssistantToggle place="bar" isOpen={isOpen} onOpen={onOpen} />
    </aside>
  );
}
