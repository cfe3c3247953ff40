import { t } from '@lingui/core/macro';
import { MEMORIES, MEMORY_LENGTH } from '@snapwell/contract/copilot/copilot.limits';
import type { Memory } from '@snapwell/contract/copilot/memory.schemas';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { wordsOf } from '#platform/http/api-error.ts';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { clearMemoriesOf, deleteMemoryOf, memories, saveMemoryOf } from './memory.queries.ts';

/** What the assistant remembers: each thing can be changed and deleted, and something can be added. */
export function MemoryList({ orgId }: { orgId: string }) {
  const { data, isPending, isError, refetch } = useQuery(memories(orgId));
  const [edited, setEdited] = useState<string | null>(null);
  const onError = (error: Error) => notify('error', wordsOf(error));
  const { mutate: remove } = useMutation(deleteMemoryOf(orgId));
  const { mutate: save } = useMutation(saveMemoryOf(orgId));
  const clear = useMutation(clearMemoriesOf(orgId));
  if (isPending) return <Skeleton className="h-11 w-full rounded-md" />;
  if (isError)
    return (
      <div className="grid justify-items-start gap-2">
        <FormError>{t`What I remember couldn't be loaded.`}</FormError>
        <Button size="sm" onClick={() => void refetch()}>{t`Try again`}</Button>
      </div>
    );
  const { items } = data;
  const forget = ({ id, text }: Memory) =>
    remove(id, {
      onSuccess: () =>
        notify('success', t`Forgotten.`, {
          sound: null,
          action: { label: t`Undo`, onPress: () => save({ id, text }, { onError }) },
        }),
      onError,
    });
  return (
    <div className="grid gap-2">
      {items.length === 0 && (
        <p className="text-sm text-ink-2">{t`Nothing yet. Say "remember that I work nights", or add it here.`}</p>
      )}
      {items.length > 0 && (
        <ul className="grid gap-1">
          {items.map((memory) => (
            <li key={memory.id} className="flex min-h-11 items-center gap-1 rounded-md bg-surface-2 pl-3.5">
              {edited === memory.id ? (
                <MemoryForm orgId={orgId} memory={memory} onDone={() => setEdited(null)} />
              ) : (
                <>
                  <span className="min-w-0 flex-1 py-2 text-sm break-words">{memory.text}</span>
                  <IconButton label={t`Change`} onClick={() => setEdited(memory.id)}>
                    <Pencil aria-hidden="true" />
                  </IconButton>
                  <IconButton label={t`Forget this`} onClick={() => forget(memory)}>
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {edited === 'new' ? (
          <MemoryForm orgId={orgId} memory={null} onDone={() => setEdited(null)} />
        ) : (
          items.length < MEMORIES && (
            <Button size="sm" variant="ghost" onClick={() => setEdited('new')}>
              <Plus className="size-4" aria-hidden="true" /> {t`Add something`}
            </Button>
          )
        )}
        {items.length > 1 && edited === null && (
          <Button
            size="sm"
            variant="ghost"
            isPending={clear.isPending}
            onClick={() => clear.mutate(undefined, { onError })}
          >{t`Forget everything`}</Button>
        )}
      </div>
    </div>
  );
}

function MemoryForm({ orgId, memory, onDone }: { orgId: string; memory: Memory | null; onDone: () => void }) {
  const [text, setText] = useState(memory?.text ?? '');
  const [id] = useState(() => memory?.id ?? crypto.randomUUID());
  const { mutate, isPending, error } = useMutation(saveMemoryOf(orgId));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '') return onDone();
    mutate({ id, text }, { onSuccess: onDone });
  };
  return (
    <form onSubmit={submit} className="grid w-full gap-2 py-2 pr-3.5">
      <TextField
        label={t`What I should remember`}
        isLabelHidden
        placeholder={t`I work nights on ward 3`}
        value={text}
        maxLength={MEMORY_LENGTH}
        autoComplete="off"
        // It was opened to be typed into.
        ref={(input) => input?.focus()}
        error={error ? wordsOf(error) : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={onDone}>{t`Cancel`}</Button>
        <Button size="sm" type="submit" isPending={isPending}>{t`Save`}</Button>
      </div>
    </form>
  );
}
