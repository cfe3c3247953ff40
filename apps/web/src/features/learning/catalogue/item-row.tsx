import { t } from '@lingui/core/macro';
import type { ContentCard } from '@snapwell/contract/catalogue/cards.schemas';
import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { IconTile } from '#ui/layout/icon-tile.tsx';
import { ProgressRing } from '#ui/progress/progress-ring.tsx';
import { kindIcon, kindName, minutesLeft } from './kind-look.tsx';

interface ItemRowProps {
  orgId: string;
  item: ContentCard;
  /** Instead of the plain title: the title with its hits. */
  title?: ReactNode;
  /** A line more, such as the place where words were found. */
  children?: ReactNode;
  isModuleShown?: boolean;
}

/** An item in a list: what it is, how long it takes, and how far one is. A locked one leads nowhere yet. */
export function ItemRow({ orgId, item, title = item.title, children, isModuleShown = false }: ItemRowProps) {
  const inside = (
    <>
      <IconTile tone={item.is_completed ? 'leaf' : 'plain'}>
        {item.is_locked ? <Lock aria-hidden="true" /> : kindIcon(item.type)}
      </IconTile>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block leading-snug font-semibold group-hover:underline">{title}</span>
        <span className="block text-sm text-ink-2">
          {kindName(item.kind)} ·{' '}
          {item.is_locked ? t`finish the earlier items to unlock` : minutesLeft(item.minutes, item.progress)}
          {isModuleShown && ` · ${item.module_title}`}
        </span>
        {children}
      </span>
      {item.is_completed ? (
        <span className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-leaf-ink">
          <Check className="size-5" aria-hidden="true" /> <span className="max-sm:sr-only">{t`Done`}</span>
        </span>
      ) : (
        item.progress > 0 && <ProgressRing value={item.progress * 100} size={32} label={t`Started`} />
      )}
    </>
  );
  const look = 'flex items-start gap-4 rounded-md px-3 py-3';
  if (item.is_locked) return <span className={`${look} text-ink-3`}>{inside}</span>;
  const from = { moduleId: item.module_id ?? undefined, chapterId: item.chapter_id ?? undefined };
  return (
    <Link to={paths.content(orgId, item.id, from)} className={`group ${look} hover:bg-surface-2`}>
      {inside}
    </Link>
  );
}
