import { plural, t } from '@lingui/core/macro';
import type { AuthorTree, AuthorTreeItem } from '@snapwell/contract/library/authoring.schemas';
import { Button } from '#ui/action/button.tsx';
import { type Act, itemsOf } from './tree-acts.ts';

interface BulkBarProps {
  tree: AuthorTree;
  chosen: ReadonlySet<string>;
  act: Act;
  onMove: (ids: readonly string[]) => void;
  onDone: () => void;
}

/** What can be done with several at once. */
export function BulkBar({ tree, chosen, act, onMove, onDone }: BulkBarProps) {
  const items = itemsOf(tree).filter(({ id }) => chosen.has(id));
  const published = items.filter(({ status }) => status === 'published');
  const hidden = items.filter(({ status }) => status === 'archived' || status === 'draft');
  const shown = new Set(
    itemsOf({ modules: tree.modules.filter(({ status }) => status === 'published'), homeless: [] }).map(({ id }) => id),
  );
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
      className="fixed inset-x-4 bottom-6 z-20 mx-auto max-nav:group-data-assistant/shell:bottom-20 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-[22px] bg-ink p-2 pl-5 text-paper shadow-float"
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
              hidden.every(({ id }) => shown.has(id))
                ? t`${plural(hidden.length, { one: 'Learners see # item', other: 'Learners see # items' })}`
                : t`${plural(hidden.length, { one: 'Learners see # item once its module is shown', other: 'Learners see # items once their modules are shown' })}`,
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
