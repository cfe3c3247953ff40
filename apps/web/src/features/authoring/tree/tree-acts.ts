import { t } from '@lingui/core/macro';
import type { AuthorTree, AuthorTreeItem, TreeAct } from '@snapwell/contract/library/authoring.schemas';
import { useMutation } from '@tanstack/react-query';
import { failureWords } from '#platform/http/failure-words.ts';
import { notify } from '#ui/feedback/notify.tsx';
import { changeTree, type KindLook } from '../authoring.queries.ts';
import type { Adding } from './add-dialog.tsx';

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

export type Act = ReturnType<typeof useTreeActs>['act'];

/** What every row of the tree needs. */
export interface RowContext {
  readonly orgId: string;
  readonly look: KindLook;
  readonly openId: string | undefined;
  readonly act: Act;
  readonly chosen: ReadonlySet<string>;
  onChoose(id: string): void;
  onAdd(adding: Adding): void;
  onMove(ids: readonly string[]): void;
  /** Opens search and replace over a module. */
  onReplace(module: { id: string; title: string }): void;
}

/** Every item of the library. */
export const itemsOf = ({ modules, homeless }: AuthorTree): AuthorTreeItem[] => [
  ...modules.flatMap(({ chapters }) => chapters.flatMap(({ items }) => items)),
  ...homeless,
];
