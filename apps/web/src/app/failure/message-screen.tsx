import type { ReactNode } from 'react';
import { usePageTitle } from '#platform/device/page-title.ts';
import { FormError } from '#ui/form/form-error.tsx';
import { IconTile } from '#ui/layout/icon-tile.tsx';

interface MessageScreenProps {
  icon: ReactNode;
  /** Also the title of the tab. */
  title: string;
  children: ReactNode;
  action: ReactNode;
  /** Why the action failed. */
  error?: string | null | undefined;
  /** Small print under the action. */
  footnote?: ReactNode;
}

/** A screen that has one thing to say and one way on. */
export function MessageScreen({ icon, title, children, action, error, footnote }: MessageScreenProps) {
  usePageTitle(title);
  return (
    <div className="glow">
      <div className="wrap grid min-h-[70dvh] place-items-center py-16">
        <div className="grid w-full max-w-[30rem] grid-cols-1 justify-items-center gap-5 text-center">
          <IconTile tone="gold" className="size-16 rounded-md [&>svg]:size-8">
            {icon}
          </IconTile>
          <h1 className="text-3xl font-extrabold tracking-[-0.035em] wrap-anywhere">{title}</h1>
          <p className="text-lg text-ink-2">{children}</p>
          {error && <FormError>{error}</FormError>}
          <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>
          {footnote && <p className="text-xs text-ink-3">{footnote}</p>}
        </div>
      </div>
    </div>
  );
}
