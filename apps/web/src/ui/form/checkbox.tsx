import { Checkbox as Base } from '@base-ui/react/checkbox';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';

export interface CheckboxProps {
  label: ReactNode;
  hint?: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** Some of what it stands for is on, some is not. */
  isMixed?: boolean;
  name?: string;
  disabled?: boolean;
}

/** A choice that takes effect when the form is sent. The whole line is the target. */
export function Checkbox({ label, hint, isChecked, onChange, isMixed = false, name, disabled }: CheckboxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-data-disabled:cursor-not-allowed has-data-disabled:opacity-55">
      <Base.Root
        checked={isChecked}
        indeterminate={isMixed}
        onCheckedChange={(checked) => onChange(checked)}
        name={name}
        disabled={disabled}
        className="grid size-6 flex-none place-items-center rounded-sm border-2 border-line-strong bg-surface text-on-leaf data-checked:border-leaf data-checked:bg-leaf data-indeterminate:border-leaf data-indeterminate:bg-leaf"
      >
        <Base.Indicator>
          {isMixed ? (
            <Minus className="size-4" strokeWidth={3} aria-hidden="true" />
          ) : (
            <Check className="size-4" strokeWidth={3} aria-hidden="true" />
          )}
        </Base.Indicator>
      </Base.Root>
      <span className="grid gap-0.5">
        <span className="font-[550]">{label}</span>
        {hint && <small className="text-xs text-ink-3">{hint}</small>}
      </span>
    </label>
  );
}
