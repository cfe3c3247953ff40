import { t } from '@lingui/core/macro';
import { Drawer as Base } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../action/icon-button.tsx';

export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** A quiet line under the title. */
  detail?: ReactNode;
  /** A face or an icon before the title. */
  lead?: ReactNode;
  /** Icon buttons between the title and the cross. */
  actions?: ReactNode;
  children: ReactNode;
  /** Stays at the bottom: an input, the main action. */
  footer?: ReactNode;
  /** False leaves the page beside it in use, its header too, as with the assistant on a wide screen. */
  isModal?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  /** Who has the focus afterwards, where what opened it may have been drawn anew; else what opened it. */
  finalFocus?: () => HTMLElement | null;
  /** Where it is drawn, when not over the whole page. */
  container?: RefObject<HTMLElement | null>;
}

/** A panel from the right, 400 px wide, the whole screen under 640 px. Swiping right, Escape and the cross close it. */
export function Drawer({
  isOpen,
  onClose,
  title,
  detail,
  lead,
  actions,
  children,
  footer,
  isModal = true,
  initialFocus,
  finalFocus,
  container,
}: DrawerProps) {
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      swipeDirection="right"
      modal={isModal}
      disablePointerDismissal={!isModal}
    >
      <Base.Portal container={container}>
        {isModal && (
          <Base.Backdrop className="fixed inset-0 z-35 bg-scrim opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity duration-enter data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0" />
        )}
        <Base.Viewport
          className={classNames(
            'fixed inset-y-0 right-0 z-36 flex justify-end overflow-clip',
            isModal ? 'left-0' : 'pointer-events-none top-14 w-full sm:w-[400px]',
          )}
        >
          <Base.Popup
            initialFocus={initialFocus}
            finalFocus={finalFocus}
            className={classNames(
              'pointer-events-auto flex h-full w-full flex-col bg-surface text-ink outline-none sm:w-[400px] sm:border-l sm:border-line',
              isModal && 'shadow-float',
              'transform-[translateX(var(--drawer-swipe-movement-x))] transition-transform duration-enter data-swiping:duration-0 data-swiping:select-none',
              'data-ending-style:transform-[translateX(100%)] data-starting-style:transform-[translateX(100%)]',
            )}
          >
            <div className="flex items-center gap-2.5 border-b border-line py-2.5 pr-2.5 pl-4">
              {lead}
              <div className="min-w-0 flex-1">
                <Base.Title className="truncate text-[1.1875rem] leading-[1.15]">{title}</Base.Title>
                {detail && <Base.Description className="truncate text-xs text-ink-3">{detail}</Base.Description>}
              </div>
              {actions}
              <Base.Close render={<IconButton label={t`Close`} />}>
                <X aria-hidden="true" />
              </Base.Close>
            </div>
            <Base.Content className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</Base.Content>
            {footer && <div className="flex-none px-3 pt-2 pb-[calc(14px+env(safe-area-inset-bottom))]">{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
