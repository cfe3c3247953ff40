import { t } from '@lingui/core/macro';
import { plural } from '@lingui/core/macro';
import type { PracticeOffer } from '@snapwell/contract/copilot/stream.schemas';
import type { Practice, ReviewCard } from '@snapwell/contract/quizzes/reviews.schemas';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { hearTyped } from './open-card.ts';
import { PracticeCard, type Practised } from './practice-card.tsx';
import { endPractice, leavePractice, notePractised, usePracticeProgress } from './practice-progress.ts';
import { wantsToGoOn } from './typed-wish.ts';
import { practice } from '../reviews.queries.ts';

interface PracticeCardsProps {
  orgId: string;
  /** The lesson it is about, or what is due; how many are wanted. */
  offer: PracticeOffer;
  /** Names the offer: each asks anew. */
  offerId: string;
  /** False once others were asked: then it is over. */
  isOpen: boolean;
  /** Nothing was said since. */
  isLast: boolean;
  contentPath: (contentId: string) => string;
  /** Asks for more of them. */
  onMore: (words: string) => void;
}

/** Questions in a conversation: one after the other, answered and scheduled as reviews. */
export function PracticeCards({
  orgId,
  offer,
  offerId,
  isOpen: isWanted,
  isLast,
  contentPath,
  onMore,
}: PracticeCardsProps) {
  const { done, isOver, left: leaving } = usePracticeProgress(offerId);
  const isOpen = isWanted || leaving === 'resumed';
  const isAsking = isOpen && !isOver && leaving !== 'paused';
  const { data, isPending, isError, refetch } = useQuery({ ...practice(orgId, offer, offerId), enabled: isAsking });
  // What was just answered stays until one goes on.
  const [answered, setAnswered] = useState<string | null>(null);
  // What was skipped comes after the others.
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  // Nothing was pressed yet: an old set that loads must not take the reader away from what was said since.
  const [moved, setMoved] = useState<'not' | 'on' | 'skipped'>('not');
  if (leaving === 'paused' && !isOver)
    return <PracticePaused isLast={isLast} onGoOn={() => leavePractice(offerId, 'resumed')} />;
  // What was left unanswered isn't counted out to anybody.
  if (!isOpen)
    return isOver && done.length > 0 ? <PracticeEnd orgId={orgId} done={done} due={0} onMore={null} /> : null;
  const onMoreHere = isLast ? onMore : null;
  if (isOver && answered === null)
    return <PracticeEnd orgId={orgId} done={done} due={dueBeside(data)} onMore={onMoreHere} />;
  if (isError)
    return (
      <div className="grid w-full gap-2">
        <FormError>{t`The questions couldn't be loaded.`}</FormError>
        <Button size="sm" className="justify-self-start" onClick={() => void refetch()}>{t`Try again`}</Button>
      </div>
    );
  if (isPending) return <Skeleton shape="card" className="w-full" />;
  const isDone = ({ id }: ReviewCard) => done.some(({ cardId }) => cardId === id);
  // Fetched anew, an offer that was begun brings other cards: no more of them than were left.
  const left = data.items
    .filter((each) => !isDone(each))
    .slice(0, Math.max(0, (offer.wanted ?? data.items.length + done.length) - done.length))
    .toSorted((a, b) => skipped.indexOf(a.id) - skipped.indexOf(b.id));
  const card = data.items.find(({ id }) => id === answered) ?? left[0];
  if (!card) return <PracticeEnd orgId={orgId} done={done} due={dueBeside(data)} onMore={onMoreHere} />;
  return (
    <PracticeCard
      key={card.id}
      orgId={orgId}
      card={card}
      number={answered === null ? done.length + 1 : done.length}
      total={done.length + left.length}
      contentPath={contentPath}
      isLast={isLast}
      isBroughtIntoView={isLast || moved !== 'not'}
      isAfterSkip={moved === 'skipped'}
      onAnswered={(practised) => {
        setAnswered(card.id);
        notePractised(offerId, { cardId: card.id, ...practised });
        if (left.every(({ id }) => id === card.id)) endPractice(offerId);
      }}
      onNext={() => {
        setAnswered(null);
        setMoved('on');
      }}
      onSkip={
        left.length > 1
          ? () => {
              setSkipped([...skipped.filter((id) => id !== card.id), card.id]);
              setMoved('skipped');
            }
          : null
      }
      onLeave={() => leavePractice(offerId, 'paused')}
    />
  );
}

/** Somebody was called away: nothing is lost, and they go on when they like. */
function PracticePaused({ isLast, onGoOn }: { isLast: boolean; onGoOn: () => void }) {
  useLayoutEffect(
    () =>
      hearTyped((typed) => {
        // Once the conversation went on, 'go on' means what is being talked about.
        if (!isLast || !wantsToGoOn(typed)) return false;
        onGoOn();
        return true;
      }),
    [isLast, onGoOn],
  );
  return (
    <div
      role="status"
      className="flex w-full flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line bg-surface p-4"
    >
      <p className="min-w-40 flex-1">{t`It'll wait for you: answer it any time.`}</p>
      <Button size="sm" onClick={onGoOn}>{t`Go on`}</Button>
    </div>
  );
}

/** What is due besides what was asked. */
const dueBeside = (asked: Practice | undefined): number => (asked ? Math.max(0, asked.due - asked.items.length) : 0);

/** What came of it, and the way on to the rest. */
interface PracticeEndProps {
  orgId: string;
  done: readonly Practised[];
  due: number;
  /** Null once the conversation went on. */
  onMore: ((words: string) => void) | null;
}

function PracticeEnd({ orgId, done, due, onMore }: PracticeEndProps) {
  const known = done.filter(({ isKnown }) => isKnown).length;
  const points = done.reduce((sum, each) => sum + each.points, 0);
  const total = done.length;
  return (
    <div role="status" className="grid w-full gap-2.5 rounded-md border border-line bg-surface p-4">
      <p className="font-display font-bold">
        {total === 0 ? t`You've answered everything here.` : t`You knew ${known} of ${total}.`}
      </p>
      {total > 0 && (
        <p className="text-ink-2">
          {points > 0
            ? t`+${points} points. Each comes back when you're about to forget it.`
            : t`Each comes back when you're about to forget it.`}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {onMore && total > 0 && (
          <Button size="sm" onClick={() => onMore(t`More questions`)}>{t`More questions`}</Button>
        )}
        {due > 0 && (
          <Button size="sm" to={paths.reviews(orgId)}>
            {t`${plural(due, { one: '# more to look at again', other: '# more to look at again' })}`}
          </Button>
        )}
      </div>
    </div>
  );
}
