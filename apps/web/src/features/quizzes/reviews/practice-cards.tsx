import { t } from '@lingui/core/macro';
import { plural } from '@lingui/core/macro';
import type { PracticeOffer } from '@snapwell/contract/copilot/stream.schemas';
import type { ReviewCard } from '@snapwell/contract/quizzes/reviews.schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { PracticeCard, type Practised } from './practice-card.tsx';
import { practice } from './reviews.queries.ts';

interface PracticeCardsProps {
  orgId: string;
  /** The lesson it is about, or what is due; how many are wanted. */
  offer: PracticeOffer;
  /** Names the offer: each asks anew. */
  offerId: string;
  /** False once the conversation went on: then it is over. */
  isOpen: boolean;
  contentPath: (contentId: string) => string;
  /** Asks for more of them. */
  onMore: (words: string) => void;
}

/** Questions in a conversation: one after the other, answered and scheduled as reviews. */
export function PracticeCards({ orgId, offer, offerId, isOpen, contentPath, onMore }: PracticeCardsProps) {
  const { data, isPending, isError, refetch } = useQuery({ ...practice(orgId, offer, offerId), enabled: isOpen });
  const [done, setDone] = useState<readonly Practised[]>([]);
  const [at, setAt] = useState(0);
  if (!isOpen) return done.length > 0 ? <PracticeEnd orgId={orgId} done={done} due={0} onMore={null} /> : null;
  if (isError)
    return (
      <div className="grid w-full gap-2">
        <FormError>{t`The questions couldn't be loaded.`}</FormError>
        <Button size="sm" className="justify-self-start" onClick={() => void refetch()}>{t`Try again`}</Button>
      </div>
    );
  if (isPending) return <Skeleton shape="card" className="w-full" />;
  const card: ReviewCard | undefined = data.items[at];
  if (!card)
    return <PracticeEnd orgId={orgId} done={done} due={Math.max(0, data.due - data.items.length)} onMore={onMore} />;
  return (
    <PracticeCard
      key={card.id}
      orgId={orgId}
      card={card}
      number={at + 1}
      total={data.items.length}
      contentPath={contentPath}
      onNext={(practised) => {
        setDone([...done, practised]);
        setAt(at + 1);
      }}
    />
  );
}

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
        {total === 0 ? t`Everything here is answered.` : t`You knew ${known} of ${total}.`}
      </p>
      {total > 0 && (
        <p className="text-ink-2">
          {points > 0
            ? t`+${points} points. Each comes back when you are about to forget it.`
            : t`Each comes back when you are about to forget it.`}
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
