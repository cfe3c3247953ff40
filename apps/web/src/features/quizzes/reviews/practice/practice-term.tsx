import { t } from '@lingui/core/macro';
import type { Recall, ReviewCard } from '@snapwell/contract/quizzes/reviews.schemas';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { ContentText } from '#ui/text/content-text.tsx';
import { recallCardOf } from '../recall-card.ts';
import { RecallButtons } from '../recall-buttons.tsx';

interface PracticeTermProps {
  card: Exclude<ReviewCard, { kind: 'question' }>;
  heading: string;
  isOver: boolean;
  isSending: boolean;
  onRecall: (recall: Recall) => void;
}

/** First think, then look, then say how well it was known. */
export function PracticeTerm({ card, heading, isOver, isSending, onRecall }: PracticeTermProps) {
  const [isTurned, setTurned] = useState(false);
  const { lead, front, back } = recallCardOf(card);
  return (
    <>
      <p className="text-xs text-ink-2">{lead}</p>
      <h3 id={heading} className="font-display text-base leading-snug font-bold">
        <ContentText text={front} />
      </h3>
      <div role="status">
        {isTurned && (
          <p className="rounded-md bg-surface-2 p-3 whitespace-pre-line">
            <ContentText text={back} />
          </p>
        )}
      </div>
      {!isTurned && (
        <Button size="sm" className="justify-self-start" onClick={() => setTurned(true)}>{t`Show the answer`}</Button>
      )}
      {isTurned && !isOver && <RecallButtons isSending={isSending} size="sm" onRecall={onRecall} />}
    </>
  );
}
