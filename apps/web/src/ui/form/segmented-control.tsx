import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

export interface Segmented<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen, for a screen reader; shown above with `isLabelShown`. */
  label: string;
  isLabelShown?: boolean;
  options: readonly Segmented<Value>[];
  /** Null while nothing is chosen yet. */
  value: Value | null;
  onChange: (value: Value) => void;
  isWide?: boolean;
  disabled?: boolean;
}

/** One of a few, all in sight: week, month, all time. Radio buttons underneath, so arrow keys work. */
export function SegmentedControl<Value extends string>({
  label,
  isLabelShown,
  options,
  value,
  onChange,
  isWide,
  disabled,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className={classNames('group/segments min-w-0', isWide ? 'w-full' : 'max-sm:w-full')}>
      <legend className={isLabelShown ? 'mb-2.5 font-semibold' : 'sr-only'}>{label}</legend>
      <div className="flex w-full flex-wrap gap-1 rounded-md bg-surface-2 p-1 group-disabled/segments:bg-transparent group-disabled/segments:inset-ring-[1.5px] group-disabled/segments:inset-ring-line sm:inline-grid sm:auto-cols-fr sm:grid-flow-col in-data-phone:sm:flex">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'relative grid min-h-11 grow cursor-pointer group-disabled/segments:cursor-default grid-flow-col place-content-center items-center gap-2 rounded-[12px] px-2 text-center text-sm leading-tight font-semibold sm:px-4.5 in-data-phone:sm:px-2 [&>svg]:size-4.5',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky',
              option.value === value
                ? 'bg-surface text-ink shadow-card dark:inset-ring-[1.5px] dark:inset-ring-line-strong'
                : 'text-ink-2 hover:text-ink group-disabled/segments:text-ink-3',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default"
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
