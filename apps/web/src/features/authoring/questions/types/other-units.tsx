import { t } from '@lingui/core/macro';
import { TextField } from '#ui/form/text-field.tsx';
import { problemAt, type QuestionEditing } from '../editing.ts';
import { NumberField, RowList } from './fields.tsx';

interface OtherUnit {
  readonly unit: string;
  readonly factor: number;
}

interface OtherUnitsProps extends Pick<QuestionEditing, 'problems'> {
  unit: string | undefined;
  others: readonly OtherUnit[];
  onChange: (others: OtherUnit[]) => void;
}

/** Units to choose from beside the one that the number is in; there is a choice once there is a first. */
export function OtherUnits({ unit, others, problems, onChange }: OtherUnitsProps) {
  if (!unit) return null;
  return (
    <RowList
      label={t`Other units to choose from`}
      nameOf={unitName}
      addLabel={t`Add another unit`}
      rows={others}
      least={0}
      most={6}
      empty={(): OtherUnit => ({ unit: '', factor: 1 })}
      onChange={onChange}
    >
      {(other, at, change) => (
        <div className="grid gap-2 sm:grid-cols-2">
          <TextField
            label={unitName(at + 1)}
            isLabelHidden
            maxLength={20}
            value={other.unit}
            error={problemAt(problems, 'other_units', at, 'unit')}
            onChange={(event) => change({ ...other, unit: event.target.value })}
          />
          <NumberField
            label={t`So many of them are one ${unit}`}
            value={other.factor}
            error={problemAt(problems, 'other_units', at, 'factor')}
            onChange={(factor) => change({ ...other, factor: factor ?? Number.NaN })}
          />
        </div>
      )}
    </RowList>
  );
}

const unitName = (number: number) => t`Unit ${number}`;
