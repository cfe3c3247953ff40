import { plural, t } from '@lingui/core/macro';
import type { ModuleReplacement, ReplacedItem } from '@snapwell/contract/library/replacing/replacing.schemas';
import { useMutation } from '@tanstack/react-query';
import { failureWords } from '#platform/http/failure-words.ts';
import { notify } from '#ui/feedback/notify.tsx';
import { replaceInModule, undoReplacement } from '../authoring.queries.ts';

/** Replaces words in a module and offers to undo it; what became of it is told. */
export function useReplacing(orgId: string, moduleId: string) {
  const change = useMutation(replaceInModule(orgId, moduleId));
  const takeBack = useMutation(undoReplacement(orgId, moduleId));
  const undo = async (items: ReplacedItem[]) => {
    try {
      const { skipped } = await takeBack.mutateAsync(items);
      if (skipped.length > 0) notify('error', staysWords(skipped.length));
    } catch (error) {
      notify('error', failureWords(error, true).advice);
    }
  };
  const replace = async (replacement: ModuleReplacement): Promise<boolean> => {
    try {
      const { items, skipped } = await change.mutateAsync(replacement);
      notify('success', doneWords(items.length, skipped.length), {
        sound: null,
        ...(items.length > 0 && { action: { label: t`Undo`, onPress: () => void undo(items) } }),
      });
      return true;
    } catch (error) {
      notify('error', failureWords(error, true).advice);
      return false;
    }
  };
  return { replace, isPending: change.isPending };
}

function doneWords(items: number, skipped: number): string {
  const changed = plural(items, { one: '# item changed.', other: '# items changed.' });
  if (skipped === 0) return changed;
  const others = plural(skipped, {
    one: 'Somebody was just writing in # other: search again.',
    other: 'Somebody was just writing in # others: search again.',
  });
  return `${changed} ${others}`;
}

const staysWords = (count: number) =>
  plural(count, {
    one: '# item was written in since and stays as it is.',
    other: '# items were written in since and stay as they are.',
  });
