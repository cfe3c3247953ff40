import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Certainty } from '@snapwell/contract/quizzes/attempt.schemas';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';

const CERTAINTIES: readonly { value: Certainty; label: MessageDescriptor }[] = [
  { value: 'guess', label: msg`Guess` },
  { value: 'fairly_sure', label: msg`Fairly sure` },
  { value: 'sure', label: msg`Sure` },
];

/** What one said of how sure one was. */
export const certaintyLabel = (certainty: Certainty): string =>
  i18n._(CERTAINTIES.find(({ value }) => value === certainty)!.label);

/** What each earns where it counts: points for a right answer, or for a wrong one. */
const CERTAINTY_POINTS: Record<Certainty, MessageDescriptor> = {
  guess: msg`1 or 0`,
  fairly_sure: msg`2 or -2`,
  sure: msg`3 or -6`,
};

interface HowSureProps {
  /** It earns and costs certainty points. */
  isMarked?: boolean;
  value: Certainty | null;
  onChange: (certainty: Certainty) => void;
  /** There is a whole answer to be sure of; until then it only has its place. */
  isAnswered: boolean;
}

/** Asks with the answer how sure one is of it: a row of the bar, there from the beginning, so that nothing is covered later. */
export function HowSure({ value, onChange, isAnswered, isMarked = false }: HowSureProps) {
  return (
    <div className="grid items-center gap-x-6 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="text-sm leading-snug">
        <b className="font-[650]" aria-hidden="true">{t`How sure are you?`}</b>{' '}
        <span className="text-xs text-ink-2 sm:block">
          {isMarked
            ? t`Points for right or wrong. If you don't say, it's a guess.`
            : t`Changes no points, only when we ask again.`}
        </span>
      </p>
      <SegmentedControl
        label={t`How sure are you?`}
        options={CERTAINTIES.map((each) => ({
          value: each.value,
          label: isMarked ? (
            <span>
              {i18n._(each.label)}
              <small className="block text-xs font-normal tabular-nums">{i18n._(CERTAINTY_POINTS[each.value])}</small>
            </span>
          ) : (
            i18n._(each.label)
          ),
        }))}
        value={value}
        onChange={onChange}
        disabled={!isAnswered}
      />
    </div>
  );
}
