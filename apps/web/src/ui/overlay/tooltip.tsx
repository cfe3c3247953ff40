import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

export interface TooltipProps {
  /** What it explains; it must take a ref and the props of a button. */
  children: ReactElement;
  text: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

/** A few words on hover or focus. Never the only place where something is said: touch has no hover. */
export function Tooltip({ children, text, side = 'top' }: TooltipProps) {
  return (
    <Base.Provider delay={400}>
      <Base.Root>
        <Base.Trigger render={children} />
        <Base.Portal>
          <Base.Positioner side={side} sideOffset={8} collisionPadding={8} className="z-50">
            <Base.Popup className="max-w-64 origin-(--transform-origin) rounded-[10px] bg-ink px-3 py-1.5 text-xs font-semibold text-paper shadow-float transition-[scale,opacity] duration-fast data-ending-style:scale-96 data-ending-style:opacity-0 data-starting-style:scale-96 data-starting-style:opacity-0">
              {text}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  );
}
