import type { ContentCard } from '@snapwell/contract/learning/content.schemas';
import { contentKinds } from '@snapwell/contract/learning/kinds';
import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile } from '#ui/icon-tile.tsx';
import { LinkRow } from '#ui/link-row.tsx';
import { KindIcon } from '../kind-icon.tsx';
import { minutesLeft } from './time-words.ts';

/** An item, and what is shown instead of its title and its facts where a search marked what it found. */
export type ContentRow = ContentCard & { readonly shownTitle?: ReactNode; readonly shownDetail?: ReactNode };

export interface ContentRowsProps {
  items: readonly ContentRow[];
  pathOf: (item: ContentCard) => string;
}

/** Items as lines: what kind, what state, how long. */
export function ContentRows({ items, pathOf }: ContentRowsProps) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id}>
          {item.is_locked ? (
            <LockedRow item={item} />
          ) : (
            <LinkRow
              to={pathOf(item)}
              lead={
                <IconTile tone={item.is_completed ? 'solid' : 'leaf'}>
                  {item.is_completed ? <Check className="size-5" aria-hidden="true" /> : <KindIcon type={item.type} className="size-5" />}
                </IconTile>
              }
              title={item.shownTitle ?? item.title}
              detail={item.shownDetail ?? describe(item)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function describe(item: ContentCard): string {
  const kind = contentKinds[item.kind].label;
  return item.is_completed ? `${kind} · completed` : `${kind} · ${minutesLeft(item.minutes, item.progress)}`;
}

function LockedRow({ item }: { item: ContentCard }) {
  return (
    <div className="flex min-h-16 items-center gap-3.5 py-2.5 text-ink-3">
      <IconTile>
        <Lock className="size-5" aria-hidden="true" />
      </IconTile>
      <span>
        <b className="block font-semibold">{item.title}</b>
        <span className="text-sm">{contentKinds[item.kind].label} · opens after the items before it</span>
      </span>
    </div>
  );
}
