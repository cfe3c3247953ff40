import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { isRefusal, wordsOf } from '#platform/http/api-error.ts';
import { Button } from '#ui/action/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FormError } from '#ui/form/form-error.tsx';
import { deliverClarity, useWaitingClarity } from '../progress/progress-outbox.ts';

interface ClarityQuestionProps {
  uid: string;
  orgId: string;
  contentId: string;
  /** What the server knows of their answer. */
  isClear: boolean | null;
  /** Asked once the item is complete; before, it takes its room, so that nothing moves when it comes. */
  isAsked: boolean;
  /** Where somebody to whom it was not clear can go on. */
  wayToExplanation: ReactNode;
}

/** Asks who has read an article whether it was clear. The answer can be changed by pressing the other one. */
export function ClarityQuestion({ isAsked, wayToExplanation, ...of }: ClarityQuestionProps) {
  const label = useId();
  const { answer, say, error } = useClarity(of);
  return (
    <div role="group" aria-labelledby={label} className={classNames('mt-8 print:hidden', !isAsked && 'invisible')}>
      <div className="flex flex-wrap items-center gap-2">
        <span id={label} className="mr-auto py-1 pr-2 text-sm text-ink-2">
          {t`Was that clear?`}
        </span>
        <div className="flex gap-2">
          <Button aria-pressed={answer === true} className={PRESSED} onClick={() => say(true)}>
            {t`Yes`}
          </Button>
          <Button aria-pressed={answer === false} className={PRESSED} onClick={() => say(false)}>
            {t`Not quite`}
          </Button>
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2">
        <output className="mr-auto py-1">{wordsFor(answer)}</output>
        {answer === false && wayToExplanation}
      </div>
      <FormError>{error && wordsOf(error)}</FormError>
    </div>
  );
}

const PRESSED = 'aria-pressed:border-leaf aria-pressed:bg-leaf-soft aria-pressed:text-leaf-ink';

function wordsFor(answer: boolean | null): string {
  if (answer === null) return '';
  return answer ? t`Thanks for telling us.` : t`Thanks. Your authors see that, without names.`;
}

type ClarityOf = Pick<ClarityQuestionProps, 'uid' | 'orgId' | 'contentId' | 'isClear'>;

/** What somebody has said, here or before; without a network it waits on this device, and the bar says so. */
function useClarity({ isClear, ...of }: ClarityOf) {
  const [said, setSaid] = useState<boolean | null>(null);
  const waiting = useWaitingClarity(of);
  const saving = useMutation({
    mutationFn: (answer: boolean) => deliverClarity(of, { is_clear: answer }),
    onError: (error) => isRefusal(error) && setSaid(null),
  });
  const answer = said ?? waiting?.is_clear ?? isClear;
  const say = (next: boolean) => {
    if (next === answer) return;
    setSaid(next);
    saving.mutate(next);
  };
  return { answer, say, error: isRefusal(saving.error) ? saving.error : null };
}
