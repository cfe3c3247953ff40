import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import { INPUT_LOOK } from './input-look.ts';

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'className'>, FieldProps {}

/** How high it is at least, by its lines. */
const MIN_HEIGHT: Readonly<Record<number, string>> = { 1: 'min-h-12 resize-none', 2: 'min-h-18 resize-y' };

/** Text that grows with what is written; one line of it breaks only where it is full. */
export function TextArea({
  label,
  isLabelHidden,
  hint,
  error,
  isOptional,
  className,
  id,
  rows = 3,
  onKeyDown,
  ...input
}: TextAreaProps) {
  return (
    <Field {...{ label, isLabelHidden, hint, error, isOptional, className, id }}>
      {(control) => (
        <textarea
          {...input}
          {...control}
          rows={rows}
          onKeyDown={(event) => {
            if (rows === 1 && event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
            onKeyDown?.(event);
          }}
          className={classNames(
            INPUT_LOOK,
            'field-sizing-content max-h-96 py-2.5 leading-normal',
            MIN_HEIGHT[rows] ?? 'min-h-24 resize-y',
          )}
        />
      )}
    </Field>
  );
}
