import { Megaphone, Pin } from 'lucide-react';
import type { ReactNode } from 'react';
import { RichText } from '../text/rich/rich-text.tsx';
import { IconTile } from './icon-tile.tsx';

interface NoticeCardProps {
  title: string;
  /** Small Markdown. */
  body: string;
  isPinned: boolean;
  /** A chip beside the title. */
  mark?: ReactNode;
  /** Under the text: when it was posted, what to do with it. */
  children?: ReactNode;
}

/** Something told to many: a pin or a horn, a title, a text. */
export function NoticeCard({ title, body, isPinned, mark, children }: NoticeCardProps) {
  return (
    <article className="flex gap-4">
      <IconTile tone={isPinned ? 'snap' : 'sky'}>
        {isPinned ? <Pin aria-hidden="true" /> : <Megaphone aria-hidden="true" />}
      </IconTile>
      <div className="min-w-0 flex-1">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 leading-tight wrap-anywhere">
          {title} {mark}
        </h3>
        <div className="mt-1.5 max-w-[65ch] text-ink-2">
          <RichText text={body} hasLinks />
        </div>
        {children}
      </div>
    </article>
  );
}
