import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Certainty } from '@snapwell/contract/quizzes/attempt.schemas';
import { classNames } from '#ui/class-names.ts';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';

const CERTAINTIES: readonly { value: Certainty; label: MessageDescriptor }[] = [
  { value: 'guess', label: msg`Guess` },
  { value: 'fairly_sure', label: msg`Fairly sure` },
  { value: 'sure', label: msg`Sure` },
];

/** What one said of how sure one was. */
export const certaintyLabel = (certainty: Certainty): string =>
  i18n._(CERTAINTIES.find(({ value }) => value === certainty)!.label);

interface HowSureProps {
  /** It earns and costs points; the quiz has said how many. */
  isMarked?: boolean;
  value: Certainty | null;
  onChange: (certainty: Certainty) => void;
  /** There is a whole answer: below the edge of the screen the question waits there, over the bar, because it counts. */
  isAnswered?: boolean;
}

/** Asks with the answer how sure one is of it. */
export function HowSure({ value, onChange, isAnswered = false, isMarked = false }: HowSureProps) {
  return (
    <div
      className={classNames(
        'mt-7 max-w-md rounded-lg border border-line bg-surface p-3 sm:p-4',
        isAnswered &&
          'sticky bottom-20 z-1 animate-rise shadow-float large-letters:static [@media(height<34rem)]:static',
      )}
    >
      <SegmentedControl
        label={t`How sure are you?`}
        isLabelShown
        options={CERTAINTIES.map((each) => ({ value: each.value, label: i18n._(each.label) }))}
        value={value}
        onChange={onChange}
        isWide
      />
      <p className="mt-2 text-xs text-ink-2">
        {isMarked
          ? t`Here it counts: sure 3 or -6 points, fairly sure 2 or -2, a guess 1 or 0.`
          : t`It changes no points. The surer you are, the later we ask again.`}
      </p>
    </div>
  );
}
