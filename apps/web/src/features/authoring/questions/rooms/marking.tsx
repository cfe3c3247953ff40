import { plural, t } from '@lingui/core/macro';
import type { WrittenAnswer } from '@snapwell/contract/quizzes/quizzes.schemas';
import { useMutation, useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wordsOf } from '#platform/http/api-error.ts';
import { formatDate, formatPercent } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { markAnswer, questionKeys, writtenAnswers } from '../questions.queries.ts';

const nameOf = ({ attempt_id: attempt, question_id: question }: WrittenAnswer) => `${attempt}/${question}`;

/** Written answers, one open at a time, with the rubric beside it; a person's mark takes the place of the given one. */
export function Marking({ orgId }: { orgId: string }) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(writtenAnswers(orgId));
  const [openName, setOpenName] = useState<string | null>(null);
  const answers = data.pages.flatMap(({ items }) => items);
  const unseen = answers.filter(({ marked_by: by }) => by !== 'person');
  const open = answers.find((answer) => nameOf(answer) === openName) ?? unseen[0] ?? answers[0];
  if (!open)
    return (
      <EmptyState
        title={t`Nothing to look over`}
      >{t`Answers that learners write in their own words stand here.`}</EmptyState>
    );
  const goOn = () => {
    const next = unseen.find((answer) => nameOf(answer) !== nameOf(open));
    setOpenName(next ? nameOf(next) : null);
  };
  return (
    <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid content-start gap-3 max-lg:order-2">
        <p className="text-sm text-ink-2">
          {unseen.length === 0
            ? t`All have been looked over.`
            : plural(unseen.length, { one: '# not looked over yet', other: '# not looked over yet' })}
        </p>
        <ul aria-label={t`Written answers`} className="grid gap-1.5">
          {answers.map((answer) => (
            <li key={nameOf(answer)}>
              <button
                type="button"
                aria-current={answer === open || undefined}
                onClick={() => setOpenName(nameOf(answer))}
                className="grid min-h-14 w-full gap-0.5 rounded-md border border-line bg-surface px-3.5 py-2.5 text-left hover:bg-surface-2 aria-current:border-2 aria-current:border-leaf"
              >
                <span className="flex justify-between gap-3">
                  <b className="truncate">{answer.learner.display_name}</b>
                  <span className="figure text-sm">{formatPercent(answer.credit)}</span>
                </span>
                <span className="truncate text-sm text-ink-2">{answer.answer}</span>
              </button>
            </li>
          ))}
        </ul>
        {hasNextPage && (
          <Button isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t`Show more`}
          </Button>
        )}
      </div>
      <OpenAnswer key={nameOf(open)} orgId={orgId} answer={open} onDone={goOn} />
    </div>
  );
}

const CREDITS = ['0', '0.25', '0.5', '0.75', '1'] as const;
type Credit = (typeof CREDITS)[number];

/** The step next to a mark that was given. */
const stepOf = (credit: number): Credit =>
  CREDITS.toSorted((a, b) => Math.abs(Number(a) - credit) - Math.abs(Number(b) - credit))[0]!;

function OpenAnswer({ orgId, answer, onDone }: { orgId: string; answer: WrittenAnswer; onDone: () => void }) {
  const queryClient = useQueryClient();
  const [credit, setCredit] = useState<Credit>(stepOf(answer.credit));
  const [reason, setReason] = useState(answer.marked_by === 'person' ? (answer.reason ?? '') : '');
  const { quiz_id: quizId, attempt_id: attemptId, question_id: questionId } = answer;
  const save = useMutation({
    mutationFn: () =>
      markAnswer(orgId, { quizId, attemptId, questionId }, { credit: Number(credit), reason: reason.trim() }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: questionKeys.marking(orgId) });
      onDone();
    },
  });
  const share = formatPercent(answer.credit);
  return (
    <article className="grid content-start gap-5">
      <header className="grid gap-1">
        <h2 className="text-lg">{answer.prompt}</h2>
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
          {answer.learner.display_name}, {formatDate(answer.saved_at)}
          <Chip>{markedWords(answer.marked_by, share)}</Chip>
        </p>
      </header>
      <div className="grid gap-5 md:grid-cols-2">
        <div className="grid content-start gap-2">
          <h3 className="text-sm font-semibold">{t`What they wrote`}</h3>
          <p className="rounded-lg border border-line bg-surface p-4 whitespace-pre-line">
            <Evidence text={answer.answer} words={answer.evidence} />
          </p>
          {answer.reason && <p className="text-sm text-ink-2">{answer.reason}</p>}
        </div>
        <div className="grid content-start gap-4 rounded-lg bg-surface-2 p-4">
          <div className="grid gap-1">
            <h3 className="text-sm font-semibold">{t`Rubric`}</h3>
            <p className="text-sm whitespace-pre-line">{answer.rubric ?? t`None was written.`}</p>
          </div>
          <div className="grid gap-1">
            <h3 className="text-sm font-semibold">{t`A good answer`}</h3>
            <p className="text-sm whitespace-pre-line">{answer.sample_answer}</p>
          </div>
        </div>
      </div>
      <form
        className="grid max-w-2xl gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <SegmentedControl<Credit>
          label={t`Your mark`}
          isLabelShown
          isWide
          value={credit}
          options={CREDITS.map((value) => ({ value, label: formatPercent(Number(value)) }))}
          onChange={setCredit}
        />
        <TextArea
          label={t`Why`}
          hint={t`The learner reads it. Say why, then save.`}
          rows={2}
          maxLength={600}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <FormError>{save.error ? wordsOf(save.error) : null}</FormError>
        <SnapButton
          type="submit"
          className="justify-self-start"
          isPending={save.isPending}
          disabled={reason.trim() === ''}
        >
          {t`Save and go on`}
        </SnapButton>
      </form>
    </article>
  );
}

function markedWords(by: WrittenAnswer['marked_by'], share: string): string {
  if (by === 'person') return t`${share}, marked by a person`;
  return by === 'model' ? t`${share}, marked by the assistant` : t`${share}, marked by keywords`;
}

/** The answer with the words that decided. */
function Evidence({ text, words }: { text: string; words: readonly string[] }) {
  const places = words
    .map((word) => ({ from: text.toLowerCase().indexOf(word.toLowerCase()), length: word.length }))
    .filter(({ from }) => from >= 0)
    .toSorted((a, b) => a.from - b.from);
  const pieces: { text: string; isMarked: boolean }[] = [];
  let at = 0;
  for (const { from, length } of places) {
    if (from < at) continue;
    pieces.push(
      { text: text.slice(at, from), isMarked: false },
      { text: text.slice(from, from + length), isMarked: true },
    );
    at = from + length;
  }
  pieces.push({ text: text.slice(at), isMarked: false });
  return pieces.map((piece, i) =>
    piece.isMarked ? (
      <mark key={i} className="rounded-sm bg-snap-soft px-0.5 text-ink">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
