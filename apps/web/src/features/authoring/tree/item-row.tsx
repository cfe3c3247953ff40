import { t } from '@lingui/core/macro';
import type { AuthorTreeItem } from '@snapwell/contract/library/authoring.schemas';
import { Ellipsis } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Chip } from '#ui/action/chip.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuItem } from '#ui/overlay/menu-item.tsx';
import type { RowContext } from './tree-acts.ts';

interface ItemPlace {
  readonly module_id: string;
  readonly chapter_id: string;
  /** Learners see an item once its module is shown. */
  readonly isModuleShown: boolean;
  readonly up: string | undefined;
  readonly down: string | null;
}

interface ItemRowProps {
  item: AuthorTreeItem;
  row: RowContext;
  /** Where it stands, and what it stands before after a step. */
  place?: ItemPlace | undefined;
}

export function ItemRow({ item, row, place }: ItemRowProps) {
  const { orgId, look, openId, act, chosen, onChoose } = row;
  const isOpen = item.id === openId;
  const chapter = place && { module_id: place.module_id, chapter_id: place.chapter_id };
  return (
    <li
      className={classNames('group flex items-center rounded-control', isOpen ? 'bg-leaf-soft' : 'hover:bg-surface-2')}
      draggable={place !== undefined}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, item.id)}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const id = event.dataTransfer.getData(DRAGGED);
        if (chapter && id && id !== item.id)
          void act([{ act: 'place_item', id, ...chapter, before: item.id }], t`Moved`);
      }}
    >
      <label className="grid size-11 flex-none cursor-pointer place-items-center">
        <input
          type="checkbox"
          className="size-4.5 accent-leaf"
          aria-label={t`Choose ${item.title}`}
          checked={chosen.has(item.id)}
          onChange={() => onChoose(item.id)}
        />
      </label>
      <Link
        to={paths.panelItem(orgId, item.id)}
        aria-current={isOpen ? 'page' : undefined}
        onKeyDown={(event) => {
          if (!event.altKey || !place || !chapter) return;
          const before = event.key === 'ArrowUp' ? place.up : event.key === 'ArrowDown' ? place.down : undefined;
          if (before === undefined) return;
          event.preventDefault();
          void act([{ act: 'place_item', id: item.id, ...chapter, before }], t`Moved`);
        }}
        className={classNames(
          'flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control pr-2 text-sm [&_svg]:size-4.5 [&_svg]:flex-none',
          isOpen ? 'font-semibold text-leaf-ink' : 'text-ink',
          item.status === 'archived' && 'text-ink-3',
        )}
      >
        <span className="text-ink-2" title={look.name(item.kind)}>
          {look.icon(item.kind)}
        </span>
        <span className="min-w-0 py-1">
          <span className="line-clamp-2 leading-tight">{item.title || t`Without a title`}</span>
        </span>
        <span className="sr-only">{look.name(item.kind)}</span>
        <span className="ml-auto flex-none">
          <StatusChip status={item.status} hasChanges={item.has_changes} isScheduled={item.publish_at !== null} />
        </span>
      </Link>
      <ItemMenu item={item} row={row} place={place} />
    </li>
  );
}

function ItemMenu({ item, row: { act, onMove }, place }: ItemRowProps) {
  const chapter = place && { module_id: place.module_id, chapter_id: place.chapter_id };
  return (
    <Menu
      trigger={
        <IconButton label={t`More about ${item.title}`}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      {place && chapter && (
        <>
          <MenuItem
            disabled={place.up === undefined}
            onSelect={() => void act([{ act: 'place_item', id: item.id, ...chapter, before: place.up ?? null }])}
          >
            {t`Move up`}
          </MenuItem>
          <MenuItem onSelect={() => void act([{ act: 'place_item', id: item.id, ...chapter, before: place.down }])}>
            {t`Move down`}
          </MenuItem>
        </>
      )}
      <MenuItem onSelect={() => onMove([item.id])}>{t`Move to …`}</MenuItem>
      <MenuItem onSelect={() => void act([{ act: 'duplicate_item', id: item.id }], t`${item.title} is duplicated`)}>
        {t`Duplicate`}
      </MenuItem>
      {item.status === 'published' && (
        <MenuItem
          onSelect={() =>
            void act([{ act: 'set_status', id: item.id, status: 'archived' }], t`${item.title} is archived`)
          }
        >
          {t`Archive`}
        </MenuItem>
      )}
      {(item.status === 'archived' || item.status === 'draft') && (
        <MenuItem
          onSelect={() =>
            void act(
              [{ act: 'set_status', id: item.id, status: 'published' }],
              place?.isModuleShown === false
                ? t`Learners see ${item.title} once its module is shown`
                : t`Learners see ${item.title}`,
            )
          }
        >
          {t`Show to learners`}
        </MenuItem>
      )}
      {item.has_changes && (
        <MenuItem
          isDestructive
          onSelect={() => void act([{ act: 'discard_draft', id: item.id }], t`The draft is deleted`)}
        >
          {item.status === 'new' ? t`Delete` : t`Delete the draft`}
        </MenuItem>
      )}
    </Menu>
  );
}

const DRAGGED = 'application/x-snapwell-item';

interface StatusChipProps {
  status: AuthorTreeItem['status'];
  hasChanges?: boolean;
  isScheduled?: boolean;
}

/** Only exceptions say what they are: published is the ordinary. */
export function StatusChip({ status, hasChanges = false, isScheduled = false }: StatusChipProps) {
  if (isScheduled) return <Chip tone="sky">{t`Scheduled`}</Chip>;
  if (status === 'archived') return <Chip>{t`Archived`}</Chip>;
  if (status === 'new' || status === 'draft') return <Chip tone="snap">{t`Draft`}</Chip>;
  if (hasChanges) return <Chip tone="sky">{t`Changed`}</Chip>;
  return null;
}
