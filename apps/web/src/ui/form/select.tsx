import { t } from '@lingui/core/macro';
import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import { INPUT_LOOK } from './input-look.ts';
import { POPUP_LOOK, POPUP_ROW } from '../overlay/popup-look.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** A second, quieter line in the list. */
  detail?: string;
}

export interface SelectProps<Value extends string> extends FieldProps {
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  placeholder?: string;
  icon?: ReactNode;
  name?: string;
  disabled?: boolean;
}

/** One of many. Opens a list over its own place; letters jump, arrows walk, Escape closes. */
export function Select<Value extends string>({
  label,
  isLabelHidden,
  hint,
  error,
  isOptional,
  className,
  ...control
}: SelectProps<Value>) {
  return (
    <Field {...{ label, isLabelHidden, hint, error, isOptional, className }}>
      {(triggerProps) => <Control {...control} triggerProps={triggerProps} isStrong={isLabelHidden} />}
    </Field>
  );
}

type ControlProps<Value extends string> = Omit<SelectProps<Value>, keyof FieldProps> & {
  triggerProps: { id: string };
  /** A toolbar's select speaks as loudly as the buttons beside it. */
  isStrong?: boolean;
};

function Control<Value extends string>({
  options,
  value,
  onChange,
  placeholder = t`Choose`,
  icon,
  name,
  disabled,
  triggerProps,
  isStrong,
}: ControlProps<Value>) {
  return (
    <Base.Root
      items={options}
      value={value}
      onValueChange={(next) => next !== null && onChange(next)}
      name={name}
      disabled={disabled}
    >
      <Base.Trigger
        {...triggerProps}
        className={classNames(
          INPUT_LOOK,
          'flex cursor-pointer items-center gap-2.5 text-left [&_svg]:size-5 [&_svg]:flex-none [&_svg]:text-ink-2',
          isStrong && 'text-sm font-semibold',
        )}
      >
        {icon}
        <Base.Value className="min-w-0 flex-1 truncate data-placeholder:text-ink-3" placeholder={placeholder} />
        <Base.Icon>
          <ChevronDown aria-hidden="true" />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-50 outline-none select-none">
          <Base.Popup
            className={classNames(
              POPUP_LOOK,
              'max-h-(--available-height) max-w-(--available-width) min-w-(--anchor-width) overflow-y-auto p-1.5',
            )}
          >
            <Base.List>
              {options.map((option) => (
                <Base.Item
                  key={option.value}
                  value={option.value}
                  className={classNames(POPUP_ROW, 'justify-between data-selected:text-leaf-ink')}
                >
                  <span className="grid">
                    <Base.ItemText>{option.label}</Base.ItemText>
                    {option.detail && <small className="text-xs font-normal text-ink-3">{option.detail}</small>}
                  </span>
                  <Base.ItemIndicator>
                    <Check className="size-4.5 text-leaf-ink" aria-hidden="true" />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
