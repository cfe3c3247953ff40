import { t } from '@lingui/core/macro';
import { createPortal } from 'react-dom';
import { Toaster as Base } from 'sonner';
import { useCompact, useNarrow } from '#platform/device/width.ts';

const MAX_VISIBLE = 3; // spec §9
/** A drawer's width, and the header of the page and its own. */
const DRAWER = { width: 400, foot: 132 };

interface ToasterProps {
  /** A drawer stands at the right, with the page in use beside it. */
  isBesideDrawer?: boolean;
}

/**
 * The corner where toasts appear. The shell shows it once; `notify` fills it. It lies over dialogs and drawers, which
 * are drawn after the page: what is said there is seen too.
 */
export function Toaster({ isBesideDrawer = false }: ToasterProps) {
  return createPortal(
    <Base
      position="top-right"
      visibleToasts={MAX_VISIBLE}
      // On a phone they lie on each other, so that they leave the page in view.
      expand={!useNarrow()}
      gap={10}
      offset={useCorner(isBesideDrawer)}
      mobileOffset={{ top: 64, left: 12, right: 12 }}
      toastOptions={{ unstyled: true, className: 'w-full font-text' }}
      containerAriaLabel={t`Messages`}
    />,
    document.body,
  );
}

/** Beside an open drawer, where the eyes are on the page; where there is no room for that, below its head. */
function useCorner(isBesideDrawer: boolean): { top: number; right: number } {
  const isCompact = useCompact();
  if (!isBesideDrawer) return { top: 68, right: 20 };
  return isCompact ? { top: DRAWER.foot, right: 20 } : { top: 68, right: DRAWER.width + 20 };
}
