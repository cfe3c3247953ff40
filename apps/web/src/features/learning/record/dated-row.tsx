import type { ContentKind, ContentType } from '@snapwell/contract/catalogue/content-kind';
import { formatDate } from '#platform/locale/format.ts';
import { paths } from '#platform/paths.ts';
import { IconTile } from '#ui/layout/icon-tile.tsx';
import { LinkRow } from '#ui/action/link-row.tsx';
import { kindIcon, kindName } from '../catalogue/kind-look.tsx';

interface DatedRowProps {
  orgId: string;
  item: { readonly id: string; readonly title: string; readonly type: ContentType; readonly kind: ContentKind };
  /** What is said of it behind its kind. */
  detail?: string | null;
  at: string;
}

/** An item with a day in its past. */
export function DatedRow({ orgId, item: { id, title, type, kind }, detail, at }: DatedRowProps) {
  return (
    <LinkRow
      to={paths.content(orgId, id)}
      lead={<IconTile tone="leaf">{kindIcon(type)}</IconTile>}
      title={title}
      detail={[kindName(kind), detail].filter(Boolean).join(' · ')}
      end={
        <time dateTime={at} className="text-sm whitespace-nowrap text-ink-2">
          {dateOf(at)}
        </time>
      }
    />
  );
}

function dateOf(at: string): string {
  const date = new Date(at);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return formatDate(date, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  });
}
