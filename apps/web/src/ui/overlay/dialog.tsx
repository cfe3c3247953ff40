import { t } from '@lingui/core/macro';
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../action/icon-button.tsx';

const SIZES = { sm: 'w-[min(26rem,100%-2rem)]', md: 'w-[min(34rem,100%-2rem)]', lg: 'w-[min(48rem,100%-2rem)]' };

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end, the main one last. */
  footer?: ReactNode;
  size?: keyof typeof SIZES;
  /** False for a question that must be answered by a button: a press beside it is not an answer. */
  canDismiss?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A question or a small task over the page. Escape, the cross and a press beside it close it; focus returns to where
 * it was.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'md',
  canDismiss = true,
  initialFocus,
}: DialogProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()} disablePointerDismissal={!canDismiss}>
      <Base.Portal>
        <Base.Backdrop
          // Over a drawer as well.
          forceRender
          className="fixed inset-0 z-40 bg-scrim transition-opacity duration-enter data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Base.Popup
          initialFocus={initialFocus}
          className={classNames(
            'fixed inset-0 z-41 m-auto flex h-fit max-h-[calc(100dvh-2rem)] flex-col overflow-hidden rounded-[28px] border border-transparent bg-surface text-ink shadow-float outline-none dark:border-line',
            'transition-[translate,scale,opacity] duration-enter data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0',
            SIZES[size],
          )}
        >
          <header className="flex items-start gap-3 p-6 pb-0">
            <div className="grid flex-1 gap-2 pt-1.5">
              <Base.Title className="text-xl">{title}</Base.Title>
              {description && <Base.Description className="text-ink-2">{description}</Base.Description>}
            </div>
            {canDismiss && (
              <Base.Close render={<IconButton label={t`Close`} className="-mt-1 -mr-2" />}>
                <X aria-hidden="true" />
              </Base.Close>
            )}
          </header>
          {children && <div className="relative min-h-0 overflow-y-auto px-6 pt-5">{children}</div>}
          <footer className="flex flex-wrap justify-end gap-3 p-6 max-sm:flex-col-reverse max-sm:*:w-full">
            {footer}
          </footer>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
