import { plural, t } from '@lingui/core/macro';
import type { AuthorTree, AuthorTreeItem } from '@snapwell/contract/library/authoring.schemas';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FolderPlus, Plus } from 'lucide-react';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { authorTree, type KindLook } from '../authoring.queries.ts';
import { AddDialog, type Adding } from './add-dialog.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ItemRow } from './item-row.tsx';
import { ModuleRow } from './module-row.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { itemsOf, type RowContext, useTreeActs } from './tree-acts.ts';

interface AuthorTreeProps {
  orgId: string;
  look: KindLook;
  /** The item that is open beside it. */
  openId?: string | undefined;
  onAdded: (contentId: string) => void;
}

/** The library as its authors see it: modules, chapters and items, with all that can be done to them. */
export function AuthorTreePanel({ orgId, look, openId, onAdded }: AuthorTreeProps) {
  const { data: tree } = useSuspenseQuery(authorTree(orgId));
  const { act } = useTreeActs(orgId);
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState<Adding | null>(null);
  const [moving, setMoving] = useState<readonly string[] | null>(null);
  const [replacing, setReplacing] = useState<{ id: string; title: string } | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rows = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (openId !== undefined) showOpenRow(rows.current);
  }, [openId]);
  // Letters come first; the items are drawn between them.
  const words = useDeferredValue(search);
  const found = words.trim() === '' ? null : findItems(tree, words);
  const row: RowContext = {
    orgId,
    look,
    openId,
    act,
    chosen,
    onAdd: setAdding,
    onMove: setMoving,
    onReplace: setReplacing,
    onChoose: (id) => setChosen(chosen.has(id) ? without(chosen, id) : new Set([...chosen, id])),
  };
  return (
    <div ref={rows}>
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
      {tree.modules.length === 0 && <NothingYet onAdd={() => setAdding({ what: 'module' })} />}
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
      {replacing && <ReplaceDialog orgId={orgId} module={replacing} look={look} onClose={() => setReplacing(null)} />}
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

/** Brings the open item into view in the box that a long library scrolls in; the page itself stays where it is. */
function showOpenRow(rows: HTMLElement | null): void {
  const row = rows?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  const box = rows?.parentElement;
  if (!row || !box) return;
  const { top, bottom, height } = box.getBoundingClientRect();
  if (row.top < top || row.bottom > bottom) box.scrollTop += row.top - top - height / 3;
}

function NothingYet({ onAdd }: { onAdd: () => void }) {
  return (
    <div className="grid justify-items-start gap-3 rounded-lg border-2 border-dashed border-line-strong p-5">
      <p className="text-ink-2">{t`Nothing here yet. A module holds chapters, a chapter holds what is learned.`}</p>
      <Button onClick={onAdd}>
        <Plus className="size-5" aria-hidden="true" /> {t`Add the first module`}
      </Button>
    </div>
  );
}

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((each) => each !== id));

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
