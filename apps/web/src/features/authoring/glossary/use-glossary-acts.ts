import { t } from '@lingui/core/macro';
import type { GlossaryAct } from '@snapwell/contract/library/glossary/glossary.schemas';
import { useMutation } from '@tanstack/react-query';
import { failureWords } from '#platform/http/failure-words.ts';
import { notify } from '#ui/feedback/notify.tsx';
import { changeGlossary } from './glossary.queries.ts';

/** The last change is the one that can be undone. */
const NOTICE = 'glossary-change';

/** Changes the glossary, and offers to undo it. */
export function useGlossaryActs(orgId: string) {
  const change = useMutation(changeGlossary(orgId));
  /** Answers the ids of what was added, or why it was refused. */
  const act = async (acts: GlossaryAct[], done?: string): Promise<{ added: string[] } | { refusal: string }> => {
    try {
      const { added, undo } = await change.mutateAsync(acts);
      if (done)
        notify('success', done, {
          id: NOTICE,
          sound: null,
          action: { label: t`Undo`, onPress: () => void actOrSay(undo) },
        });
      return { added };
    } catch (error) {
      return { refusal: failureWords(error, true).advice };
    }
  };
  /** Says a refusal where no form is open that could. */
  const actOrSay = async (acts: GlossaryAct[], done?: string): Promise<void> => {
    const result = await act(acts, done);
    if ('refusal' in result) notify('error', result.refusal);
  };
  return { act, actOrSay, isPending: change.isPending };
}
