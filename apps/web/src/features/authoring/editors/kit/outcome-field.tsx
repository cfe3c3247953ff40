import { t } from '@lingui/core/macro';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import type { Cursor } from './cursor.ts';

type Outcome = 'good' | 'mixed' | 'poor';

/** How good an ending is. */
export function OutcomeField({ at }: { at: Cursor<Outcome> }) {
  return (
    <SegmentedControl
      label={t`How it ends`}
      isLabelShown
      options={[
        { value: 'good', label: t`Good` },
        { value: 'mixed', label: t`Mixed` },
        { value: 'poor', label: t`Poor` },
      ]}
      value={at.value}
      onChange={(outcome) => at.set(outcome, t`The ending’s outcome changed.`)}
    />
  );
}
