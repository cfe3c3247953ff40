import type { ReactNode } from 'react';
import { IconTile } from '../layout/icon-tile.tsx';

export interface EmptyStateProps {
  title: string;
  /** What will be here, and what to do so that it is. */
  children: ReactNode;
  /** A drawing: `Cover`, `SophieFace`, an `IconTile` of some colour. */
  picture?: ReactNode;
  /** In place of a drawing, an icon; it is shown on a plain tile. */
  icon?: ReactNode;
  action?: ReactNode;
  /** It is all that the page shows: its title is the page's. */
  isPage?: boolean;
}

/** Nothing is here yet: it says what would be, and how to begin. */
export function EmptyState({ title, children, picture, icon, action, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-10 text-center">
      {picture}
      {icon && <IconTile>{icon}</IconTile>}
      <div className="grid gap-2">
        <Title className="text-xl">{title}</Title>
        <p className="text-ink-2">{children}</p>
      </div>
      {action}
    </div>
  );
}
