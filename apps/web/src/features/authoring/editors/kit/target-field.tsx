import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { INPUT_LOOK } from '#ui/form/input-look.ts';
import { classNames } from '#ui/class-names.ts';
import type { Cursor } from './cursor.ts';

interface TargetFieldProps {
  at: Cursor<string>;
  label: string;
  isLabelHidden?: boolean;
  targets: readonly { id: string; name: string }[];
  /** Makes a new target and leads there. */
  onNew?: { label: string; make: () => void };
  className?: string;
}

/**
 * Which of the other things it leads or belongs to, by name. A list of the browser: letters and phones know it. Each key
 * pressed on such a list chooses, so what makes something new stands beside it.
 */
export function TargetField({ at, label, isLabelHidden, targets, onNew, className }: TargetFieldProps) {
  const isKnown = targets.some(({ id }) => id === at.value);
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      className={className}
      error={at.problem ?? (isKnown || at.value === '' ? undefined : t`It’s gone. Choose another.`)}
    >
      {(control) => (
        <span className="flex flex-wrap items-center gap-2">
          <select
            {...control}
            value={isKnown ? at.value : ''}
            onChange={({ target: { value } }) => at.set(value, t`${label}: changed.`)}
            className={classNames(INPUT_LOOK, 'min-w-48 flex-1 cursor-pointer truncate')}
          >
            <option value="" disabled>
              {t`Choose`}
            </option>
            {targets.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          {onNew && (
            <Button onClick={onNew.make}>
              <Plus className="size-4.5" aria-hidden="true" /> {onNew.label}
            </Button>
          )}
        </span>
      )}
    </Field>
  );
}
