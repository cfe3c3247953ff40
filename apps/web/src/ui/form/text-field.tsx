import { t } from '@lingui/core/macro';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import { INPUT_LOOK } from './input-look.ts';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'className'>, FieldProps {
  /** A small icon before the text. */
  icon?: ReactNode;
}

/** One line of text. Passwords can be shown and hidden. Takes what `register` of a form returns. */
export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  isOptional,
  className,
  icon,
  type = 'text',
  id,
  ...input
}: TextFieldProps) {
  const [isRevealed, setRevealed] = useState(false);
  const isPassword = type === 'password';
  return (
    <Field {...{ label, isLabelHidden, hint, error, isOptional, className, id }}>
      {(control) => (
        <span className="relative grid items-center">
          {icon && <span className="pointer-events-none absolute left-3.5 text-ink-3 [&>svg]:size-5">{icon}</span>}
          <input
            {...input}
            {...control}
            type={isPassword && isRevealed ? 'text' : type}
            className={classNames(INPUT_LOOK, icon && 'pl-11', isPassword && 'pr-13')}
          />
          {isPassword && (
            <button
              type="button"
              aria-pressed={isRevealed}
              aria-label={t`Show password`}
              onClick={() => setRevealed(!isRevealed)}
              className="absolute right-1 grid size-11 place-items-center rounded-[10px] text-ink-2 hover:text-ink"
            >
              {isRevealed ? (
                <EyeOff className="size-5" aria-hidden="true" />
              ) : (
                <Eye className="size-5" aria-hidden="true" />
              )}
            </button>
          )}
        </span>
      )}
    </Field>
  );
}
