import { t } from '@lingui/core/macro';
import { Toaster as Base } from 'sonner';
import { useNarrow } from '#platform/device/width.ts';

const MAX_VISIBLE = 3; // spec §9

/** The corner where toasts appear. The shell shows it once; `notify` fills it. */
export function Toaster() {
  return (
    <Base
      position="top-right"
      visibleToasts={MAX_VISIBLE}
      // On a phone they lie on each other, so that they leave the page in view.
      expand={!useNarrow()}
      gap={10}
      offset={{ top: 68, right: 20 }}
      mobileOffset={{ top: 64, left: 12, right: 12 }}
      toastOptions={{ unstyled: true, className: 'w-full font-text' }}
      containerAriaLabel={t`Messages`}
    />
  );
}
