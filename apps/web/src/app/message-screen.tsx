import type { ReactNode } from 'react';
import { IconTile } from '#ui/icon-tile.tsx';

interface MessageScreenProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  action: ReactNode;
  /** Small print under the action. */
  footnote?: ReactNode;
}

/** A screen that has one thing to say and one way on. */
export function MessageScreen({ icon, title, children, action, footnote }: MessageScreenProps) {
  return (
    <div className="glow">
      <div className="wrap grid min-h-[70dvh] place-items-center py-16">
        <div className="grid max-w-[30rem] justify-items-center gap-5 text-center">
          <IconTile tone="gold" className="size-16 rounded-md [&>svg]:size-8">
            {icon}
          </IconTile>
          <h1 className="text-3xl font-extrabold tracking-[-0.035em]">{title}</h1>
          <p className="text-lg text-ink-2">{children}</p>
          <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>
          {footnote && <p className="text-xs text-ink-3">{footnote}</p>}
        </div>
      </div>
    </div>
  );
}
