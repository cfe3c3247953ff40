import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Recall } from '@snapwell/contract/quizzes/reviews.schemas';
import { Button } from '#ui/action/button.tsx';

interface RecallButtonsProps {
  isSending: boolean;
  size: 'sm' | 'lg';
  onRecall: (recall: Recall) => void;
}

const RECALLS: readonly { recall: Recall; label: MessageDescriptor }[] = [
  { recall: 'forgotten', label: msg`I didn't know it` },
  { recall: 'hard', label: msg`With effort` },
  { recall: 'good', label: msg`I knew it` },
  { recall: 'easy', label: msg`At once` },
];

/** Of a card that nobody can mark the learner says how well they knew it. */
export function RecallButtons({ isSending, size, onRecall }: RecallButtonsProps) {
  return (
    <div
      role="group"
      aria-label={t`How well did you know it?`}
      className="mx-auto grid w-full max-w-xl grid-cols-2 gap-2.5 max-xs:grid-cols-1"
    >
      {RECALLS.map(({ recall, label }) => (
        <Button key={recall} size={size} isPending={isSending} onClick={() => onRecall(recall)}>
          {i18n._(label)}
        </Button>
      ))}
    </div>
  );
}
