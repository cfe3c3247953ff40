import { plural, t } from '@lingui/core/macro';
import type {
  AuthorTree,
  AuthorTreeChapter,
  AuthorTreeItem,
  AuthorTreeModule,
  TreeAct,
} from '@snapwell/contract/library/authoring.schemas';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronRight, Ellipsis, FilePlus2, FolderPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { failureWords } from '#platform/http/failure-words.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { notify } from '#ui/feedback/notify.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuItem } from '#ui/overlay/menu-item.tsx';
import { authorTree, changeTree, type KindLook } from '../authoring.queries.ts';
import { AddDialog, type Adding } from './add-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';

interface AuthorTreeProps {
  orgId: string;
  look: KindLook;
  /** The item that is open beside it. */
  openId?: string | undefined;
  onAdded: (contentId: string) => void;
}

/** Carries out acts and offers to undo them. */
export function useTreeActs(orgId: string) {
  const change = useMutation(changeTree(orgId));
  const act = async (acts: TreeAct[], done?: string): Promise<string[]> => {
    try {
      const { added, undo } = await change.mutateAsync(acts);
      if (done)
        notify('success', done, {
          sound: null,
          action: { label: t`Undo`, onPress: () => void act(undo) },
        });
      return added;
    } catch (error) {
      notify('error', failureWords(error, true).advice);
      return [];
    }
  };
  return { act, isPending: change.isPending };
}

type Act = ReturnType<typeof useTreeActs>['act'];

interface RowContext {
  readonly orgId: string;
  readonly look: KindLook;
  readonly openId: string | undefined;
  readonly act: Act;
  readonly chosen: ReadonlySet<string>;
  onChoose(id: string): void;
  onAdd(adding: Adding): void;
  onMove(ids: readonly string[]): void;
}

/** The library as its authors see it: modules, chapters and items, with all that can be done to them. */
export function AuthorTreePanel({ orgId, look, openId, onAdded }: AuthorTreeProps) {
  const { data: tree } = useSuspenseQuery(authorTree(orgId));
  const { act } = useTreeActs(orgId);
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState<Adding | null>(null);
  const [moving, setMoving] = useState<readonly string[] | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const found = search.trim() === '' ? null : findItems(tree, search);
  const row: RowContext = {
    orgId,
    look,
    openId,
    act,
    chosen,
    onAdd: setAdding,
    onMove: setMoving,
    onChoose: (id) => setChosen(chosen.has(id) ? without(chosen, id) : new Set([...chosen, id])),
  };
  return (
    <div>
      <div className="mb-3 flex items-end gap-2">
        <TextField
          label={t`Find an item`}
          isLabelHidden
          placeholder={t`Find an item`}
          type="search"
          className="flex-1"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <IconButton label={t`Add a module`} variant="outline" onClick={() => setAdding({ what: 'module' })}>
          <FolderPlus aria-hidden="true" />
        </IconButton>
      </div>
      {tree.modules.length === 0 && (
        <div className="grid justify-items-start gap-3 rounded-lg border-2 border-dashed border-line-strong p-5">
          <p className="text-ink-2">{t`Nothing here yet. A module holds chapters, a chapter holds what is learned.`}</p>
          <Button onClick={() => setAdding({ what: 'module' })}>
            <Plus className="size-5" aria-hidden="true" /> {t`Add the first module`}
          </Button>
        </div>
      )}
      {found ? (
        <Found items={found} row={row} />
      ) : (
        <ul aria-label={t`Library`}>
          {tree.modules.map((module, i) => (
            <ModuleRow
              key={module.id}
              module={module}
              next={tree.modules[i + 2]?.id ?? null}
              before={tree.modules[i - 1]?.id}
              row={row}
            />
          ))}
        </ul>
      )}
      {tree.homeless.length > 0 && (
        <section className="mt-6">
          <h3 className="mb-2 text-base">{t`Their chapter is gone`}</h3>
          <ul>
            {tree.homeless.map((item) => (
              <ItemRow key={item.id} item={item} row={row} />
            ))}
          </ul>
        </section>
      )}
      {chosen.size > 0 && (
        <BulkBar tree={tree} chosen={chosen} act={act} onMove={setMoving} onDone={() => setChosen(new Set())} />
      )}
      {adding && (
        <AddDialog
          adding={adding}
          look={look}
          onClose={() => setAdding(null)}
          onAdd={async (addition) => {
            const added = await act([addition]);
            if (addition.act === 'add_item' && added[0]) onAdded(added[0]);
          }}
        />
      )}
      {moving && (
        <MoveDialog
          tree={tree}
          count={moving.length}
          onClose={() => setMoving(null)}
          onMove={(place) => {
            setChosen(new Set());
            void act(
              moving.map((id) => ({ act: 'place_item', id, ...place, before: null })),
              t`${plural(moving.length, { one: '# item moved', other: '# items moved' })}`,
            );
          }}
        />
      )}
    </div>
  );
}

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((each) => each !== id));

const itemsOf = ({ modules, homeless }: AuthorTree): AuthorTreeItem[] => [
  ...modules.flatMap(({ chapters }) => chapters.flatMap(({ items }) => items)),
  ...homeless,
];

const MOST_FOUND = 60;

function findItems(tree: AuthorTree, search: string): AuthorTreeItem[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return itemsOf(tree)
    .filter(({ title, id }) => words.every((word) => title.toLowerCase().includes(word) || id.includes(word)))
    .slice(0, MOST_FOUND);
}

function Found({ items, row }: { items: AuthorTreeItem[]; row: RowContext }) {
  return (
    <>
      <output className="sr-only">{t`${plural(items.length, { one: '# item', other: '# items' })}`}</output>
      {items.length === 0 && <p className="text-ink-2">{t`Nothing has these words in its title.`}</p>}
      <ul>
        {items.map((item) => (
          <ItemRow key={item.id} item={item} row={row} />
        ))}
      </ul>
    </>
  );
}

const holds = (chapters: readonly AuthorTreeChapter[], id: string | undefined) =>
  chapters.some(({ items }) => items.some((item) => item.id === id));

interface ModuleRowProps {
  module: AuthorTreeModule;
  /** What it stands before after one step down; null for the end. */
  next: string | null;
  before: string | undefined;
  row: RowContext;
}

function ModuleRow({ module, next, before, row }: ModuleRowProps) {
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
              moduleId={module.id}
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
  moduleId: string;
  chapter: AuthorTreeChapter;
  before: string | undefined;
  next: string | null;
  row: RowContext;
}

function ChapterRow({ moduleId, chapter, before, next, row }: ChapterRowProps) {
  const { act, onAdd } = row;
  const place = { module_id: moduleId, chapter_id: chapter.id };
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
            place={{ ...place, up: chapter.items[i - 1]?.id, down: chapter.items[i + 2]?.id ?? null }}
          />
        ))}
      </ul>
    </li>
  );
}

interface ItemRowProps {
  item: AuthorTreeItem;
  row: RowContext;
  /** Where it stands, and what it stands before after a step. */
  place?: { module_id: string; chapter_id: string; up: string | undefined; down: string | null };
}

function ItemRow({ item, row, place }: ItemRowProps) {
  const { orgId, look, openId, act, chosen, onChoose, onMove } = row;
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
        <span className="min-w-0 truncate">{item.title || t`Without a title`}</span>
        <span className="sr-only">{look.name(item.kind)}</span>
        <span className="ml-auto flex-none">
          <StatusChip status={item.status} hasChanges={item.has_changes} isScheduled={item.publish_at !== null} />
        </span>
      </Link>
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
              void act([{ act: 'set_status', id: item.id, status: 'published' }], t`Learners see ${item.title}`)
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
    </li>
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

interface BulkBarProps {
  tree: AuthorTree;
  chosen: ReadonlySet<string>;
  act: Act;
  onMove: (ids: readonly string[]) => void;
  onDone: () => void;
}

/** What can be done with several at once. */
function BulkBar({ tree, chosen, act, onMove, onDone }: BulkBarProps) {
  const items = itemsOf(tree).filter(({ id }) => chosen.has(id));
  const published = items.filter(({ status }) => status === 'published');
  const hidden = items.filter(({ status }) => status === 'archived' || status === 'draft');
  const setStatus = async (list: AuthorTreeItem[], status: 'archived' | 'published', done: string) => {
    onDone();
    await act(
      list.map(({ id }) => ({ act: 'set_status', id, status })),
      done,
    );
  };
  return (
    <div
      role="toolbar"
      aria-label={t`Chosen items`}
      className="fixed inset-x-4 bottom-6 z-20 mx-auto flex w-fit max-w-full flex-wrap items-center gap-2 rounded-[22px] bg-ink p-2 pl-5 text-paper shadow-float"
    >
      <span className="mr-2 font-semibold">{t`${plural(items.length, { one: '# item', other: '# items' })}`}</span>
      <Button size="sm" onClick={() => onMove(items.map(({ id }) => id))}>{t`Move to …`}</Button>
      {published.length > 0 && (
        <Button
          size="sm"
          onClick={() =>
            void setStatus(
              published,
              'archived',
              t`${plural(published.length, { one: '# item archived', other: '# items archived' })}`,
            )
          }
        >
          {t`Archive`}
        </Button>
      )}
      {hidden.length > 0 && (
        <Button
          size="sm"
          onClick={() =>
            void setStatus(
              hidden,
              'published',
              t`${plural(hidden.length, { one: 'Learners see # item', other: 'Learners see # items' })}`,
            )
          }
        >
          {t`Show to learners`}
        </Button>
      )}
      <Button size="sm" variant="ghost" className="text-paper hover:text-ink" onClick={onDone}>{t`Done`}</Button>
    </div>
  );
}
