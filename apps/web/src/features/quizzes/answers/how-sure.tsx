import type { Certainty } from '@snapwell/contract/quizzes/attempt.schemas';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';

const CERTAINTIES: readonly { value: Certainty; label: string }[] = [
  { value: 'guess', label: 'Guess' },
  { value: 'fairly_sure', label: 'Fairly sure' },
  { value: 'sure', label: 'Sure' },
];

/** What one said of how sure one was. */
export const certaintyLabel = (certainty: Certainty): string =>
  CERTAINTIES.find(({ value }) => value === certainty)!.label;

interface HowSureProps {
  value: Certainty | null;
  onChange: (certainty: Certainty) => void;
}

/** Asks with the answer how sure one is of it. */
export function HowSure({ value, onChange }: HowSureProps) {
  return (
    <div className="mt-7 max-w-md">
      <SegmentedControl
        label="How sure are you?"
        isLabelShown
        options={CERTAINTIES}
        value={value}
        onChange={onChange}
        isWide
      />
    </div>
  );
}
