import { Popover as Base } from '@base-ui/react/popover';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { POPUP_LOOK } from './popup-look.ts';
import { Tooltip } from './tooltip.tsx';

export interface PopoverProps {
  trigger: ReactElement;
  /** False where the trigger is an element of another kind, which is then given a button's role and keys. */
  isNativeButton?: boolean;
  title?: ReactNode;
  children: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
  className?: string;
  /** Shown on hover and focus already, before it is opened. */
  hint?: ReactNode;
  /** What it stands beside, where that is not its trigger. */
  anchor?: ComponentProps<typeof Base.Positioner>['anchor'];
}

/** It stays clear of the header, and of a bar at the lower edge. */
const CLEAR = { top: 64, right: 12, bottom: 92, left: 12 };

/** More about the thing one has just pressed: a glossary term, a filter, a source. */
export function Popover({
  trigger,
  isNativeButton = true,
  title,
  children,
  side = 'bottom',
  className,
  hint,
  anchor,
}: PopoverProps) {
  const opener = <Base.Trigger render={trigger} nativeButton={isNativeButton} />;
  return (
    <Base.Root>
      {hint === undefined ? opener : <Tooltip text={hint}>{opener}</Tooltip>}
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} collisionPadding={CLEAR} anchor={anchor} className="z-50">
          <Base.Popup className={classNames(POPUP_LOOK, 'w-[min(22rem,calc(100vw-24px))] p-4 text-sm', className)}>
            {title && <Base.Title className="mb-1 text-base">{title}</Base.Title>}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
