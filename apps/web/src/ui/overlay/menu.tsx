import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { POPUP_LOOK } from './popup-look.ts';

export interface MenuProps {
  /** The button that opens it; it must take a ref and the props of a button. */
  trigger: ReactElement;
  /** `MenuItem`, `MenuSeparator`, or anything quiet above them. */
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  className?: string;
}

/** A list of things to do or places to go, opened by a button. Arrow keys, letters and Escape work. */
export function Menu({ trigger, children, align = 'end', className }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={8} className="z-50 outline-none">
          <Base.Popup
            className={classNames(POPUP_LOOK, 'max-h-(--available-height) min-w-56 overflow-y-auto p-1.5', className)}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
