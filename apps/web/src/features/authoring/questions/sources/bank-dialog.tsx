import { plural, t } from '@lingui/core/macro';
import { promptInWords } from '@snapwell/contract/quizzes/calculating/drawn-numbers';
import type { BankQuestion } from '@snapwell/contract/quizzes/question-bank.schemas';
import type { Question } from '@snapwell/contract/quizzes/question-types';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { ItemMedia } from '#features/authoring/item-editor.ts';
import { BankFilterFields } from './bank-filter.tsx';
import { freshId } from '../new-question.ts';
import { type BankFilter, bankQuestions } from '../questions.queries.ts';

interface BankDialogProps {
  orgId: string;
  isOpen: boolean;
  questions: readonly Question[];
  media: ItemMedia;
  onClose: () => void;
  onAdd: (questions: Question[]) => void;
}

const nameOf = ({ quiz, question }: BankQuestion) => `${quiz.id}/${question.id}`;

/** Questions of other quizzes, copied into this one. */
export function BankDialog({ orgId, isOpen, questions, media, onClose, onAdd }: BankDialogProps) {
  const [filter, setFilter] = useState<BankFilter>({});
  const [chosen, setChosen] = useState<ReadonlyMap<string, BankQuestion>>(new Map());
  const [state, setState] = useState<'idle' | 'adding' | 'failed'>('idle');
  const later = useDeferredValue(filter);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...bankQuestions(orgId, later),
    enabled: isOpen,
  });
  const count = chosen.size;
  const close = () => {
    setChosen(new Map());
    setState('idle');
    onClose();
  };
  const add = async () => {
    setState('adding');
    try {
      const all = [...questions];
      for (const row of chosen.values()) {
        const copy = await withOwnPictures(row, media);
        all.push({ ...copy, id: all.some(({ id }) => id === copy.id) ? freshId(all) : copy.id });
      }
      onAdd(all.slice(questions.length));
      close();
    } catch {
      setState('failed');
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      size="lg"
      title={t`From the bank`}
      description={t`They're copied: changing them here changes them nowhere else. To draw some for each attempt, say so in the settings.`}
      footer={
        <>
          <Button size="lg" onClick={close}>{t`Cancel`}</Button>
          <SnapButton disabled={count === 0} isPending={state === 'adding'} onClick={() => void add()}>
            {plural(count, { one: 'Add # question', other: 'Add # questions' })}
          </SnapButton>
        </>
      }
    >
      <div className="grid gap-4 pb-2">
        <BankFilterFields orgId={orgId} filter={filter} onChange={setFilter} />
        {!data && <RowsSkeleton />}
        <ul aria-label={t`Questions found`} className="grid max-h-80 gap-1 overflow-y-auto">
          {data?.pages
            .flatMap(({ items }) => items)
            .map((row) => (
              <li key={nameOf(row)}>
                <Checkbox
                  label={promptInWords(row.question).split('\n')[0]!}
                  hint={row.quiz.title}
                  isChecked={chosen.has(nameOf(row))}
                  onChange={(isChosen) => {
                    const next = new Map(chosen);
                    if (isChosen) next.set(nameOf(row), row);
                    else next.delete(nameOf(row));
                    setChosen(next);
                  }}
                />
              </li>
            ))}
          {data?.pages[0]?.items.length === 0 && <li className="text-ink-2">{t`No question matches.`}</li>}
          {hasNextPage && (
            <li>
              <Button isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>{t`Show more`}</Button>
            </li>
          )}
        </ul>
        {state === 'failed' && (
          <p role="alert" className="font-semibold text-berry-ink">{t`A picture wasn't copied. Try again.`}</p>
        )}
      </div>
    </Dialog>
  );
}

/** A picture lies beside its own quiz: a copy of the question needs a copy of it. */
async function withOwnPictures({ question, media: pictures }: BankQuestion, media: ItemMedia): Promise<Question> {
  let json = JSON.stringify(question);
  for (const [path, address] of Object.entries(pictures)) {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`No picture: ${response.status}`);
    const blob = await response.blob();
    const stored = await media.upload(new File([blob], path.replace(/^.*\//, ''), { type: blob.type }));
    json = json.replaceAll(JSON.stringify(path), JSON.stringify(stored));
  }
  return JSON.parse(json) as Question;
}
