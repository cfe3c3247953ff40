import { t } from '@lingui/core/macro';
import type { AuthorTreeChapter, AuthorTreeModule } from '@snapwell/contract/library/authoring.schemas';
import { ChevronDown, ChevronRight, Ellipsis, FilePlus2, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuItem } from '#ui/overlay/menu-item.tsx';
import { ItemRow, StatusChip } from './item-row.tsx';
import type { RowContext } from './tree-acts.ts';

const holds = (chapters: readonly AuthorTreeChapter[], id: string | undefined) =>
  chapters.some(({ items }) => items.some((item) => item.id === id));

interface ModuleRowProps {
  module: AuthorTreeModule;
  /** What it stands before after one step down; null for the end. */
  next: string | null;
  before: string | undefined;
  row: RowContext;
}

/** A module with its chapters, which open under it. */
export function ModuleRow({ module, next, before, row }: ModuleRowProps) {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || holds(module.chapters, row.openId);
  const { act, onAdd } = row;
  const count = module.chapters.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <li className="border-b border-line py-1 last:border-b-0">
      <div className="flex items-center">
        <button
          type="button"
          aria-expanded={isShown}
          onClick={() => setOpen(!isShown)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control px-1 text-left font-display font-bold hover:bg-surface-2"
        >
          {isShown ? <ChevronDown className="size-4.5 flex-none" /> : <ChevronRight className="size-4.5 flex-none" />}
          <span className={classNames('min-w-0 truncate', module.status === 'archived' && 'text-ink-3')}>
            {module.title}
          </span>
          <StatusChip status={module.status} />
          <span className="ml-auto text-xs font-normal text-ink-3">{count}</span>
        </button>
        <Menu
          trigger={
            <IconButton label={t`More about ${module.title}`}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem onSelect={() => onAdd({ what: 'chapter', moduleId: module.id })}>{t`Add a chapter`}</MenuItem>
          <MenuItem onSelect={() => onAdd({ what: 'rename-module', id: module.id, title: module.title })}>
            {t`Rename`}
          </MenuItem>
          <MenuItem
            disabled={before === undefined}
            onSelect={() => void act([{ act: 'place_module', id: module.id, before: before ?? null }])}
          >
            {t`Move up`}
          </MenuItem>
          <MenuItem onSelect={() => void act([{ act: 'place_module', id: module.id, before: next }])}>
            {t`Move down`}
          </MenuItem>
          <MenuItem disabled={count === 0} onSelect={() => row.onReplace(module)}>
            {t`Search and replace`}
          </MenuItem>
          {module.status === 'published' ? (
            <MenuItem
              onSelect={() =>
                void act([{ act: 'edit_module', id: module.id, status: 'archived' }], t`${module.title} is archived`)
              }
            >
              {t`Archive`}
            </MenuItem>
          ) : (
            <MenuItem
              onSelect={() =>
                void act([{ act: 'edit_module', id: module.id, status: 'published' }], t`Learners see ${module.title}`)
              }
            >
              {t`Show to learners`}
            </MenuItem>
          )}
          {module.chapters.length === 0 && (
            <MenuItem
              isDestructive
              onSelect={() => void act([{ act: 'remove_module', id: module.id }], t`${module.title} is removed`)}
            >
              {t`Remove`}
            </MenuItem>
          )}
        </Menu>
      </div>
      {isShown && (
        <ul className="ml-3 border-l-2 border-line pl-2">
          {module.chapters.map((chapter, i) => (
            <ChapterRow
              key={chapter.id}
              module={module}
              chapter={chapter}
              before={module.chapters[i - 1]?.id}
              next={module.chapters[i + 2]?.id ?? null}
              row={row}
            />
          ))}
          <li>
            <Button size="sm" variant="ghost" onClick={() => onAdd({ what: 'chapter', moduleId: module.id })}>
              <Plus className="size-4" aria-hidden="true" /> {t`Add a chapter`}
            </Button>
          </li>
        </ul>
      )}
    </li>
  );
}

interface ChapterRowProps {
  module: AuthorTreeModule;
  chapter: AuthorTreeChapter;
  before: string | undefined;
  next: string | null;
  row: RowContext;
}

function ChapterRow({ module, chapter, before, next, row }: ChapterRowProps) {
  const { act, onAdd } = row;
  const place = { module_id: module.id, chapter_id: chapter.id };
  return (
    <li className="py-0.5">
      <div className="flex items-center gap-1">
        <h3 className="min-w-0 flex-1 truncate px-2 text-sm font-semibold">{chapter.title}</h3>
        <IconButton label={t`Add an item to ${chapter.title}`} onClick={() => onAdd({ what: 'item', ...place })}>
          <FilePlus2 aria-hidden="true" />
        </IconButton>
        <Menu
          trigger={
            <IconButton label={t`More about ${chapter.title}`}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem onSelect={() => onAdd({ what: 'rename-chapter', ...place, title: chapter.title })}>
            {t`Rename`}
          </MenuItem>
          <MenuItem
            disabled={before === undefined}
            onSelect={() => void act([{ act: 'place_chapter', ...place, before: before ?? null }])}
          >
            {t`Move up`}
          </MenuItem>
          <MenuItem onSelect={() => void act([{ act: 'place_chapter', ...place, before: next }])}>
            {t`Move down`}
          </MenuItem>
          {chapter.items.length === 0 && (
            <MenuItem
              isDestructive
              onSelect={() => void act([{ act: 'remove_chapter', ...place }], t`${chapter.title} is removed`)}
            >
              {t`Remove`}
            </MenuItem>
          )}
        </Menu>
      </div>
      <ul>
        {chapter.items.map((item, i) => (
          <ItemRow
            key={item.id}
            item={item}
            row={row}
            place={{
              ...place,
              isModuleShown: module.status === 'published',
              up: chapter.items[i - 1]?.id,
              down: chapter.items[i + 2]?.id ?? null,
            }}
          />
        ))}
      </ul>
    </li>
  );
}
