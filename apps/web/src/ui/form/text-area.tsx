import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import { INPUT_LOOK } from './input-look.ts';

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'className'>, FieldProps {}

/** Several lines of text; it grows with what is written. */
export function TextArea({
  label,
  isLabelHidden,
  hint,
  error,
  isOptional,
  className,
  id,
  rows = 3,
  ...input
}: TextAreaProps) {
  return (
    <Field {...{ label, isLabelHidden, hint, error, isOptional, className, id }}>
      {(control) => (
        <textarea
          {...input}
          {...control}
          rows={rows}
          className={classNames(INPUT_LOOK, 'field-sizing-content max-h-96 min-h-24 resize-y py-2.5 leading-normal')}
        />
      )}
    </Field>
  );
}
