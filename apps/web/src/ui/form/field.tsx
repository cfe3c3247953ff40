import { t } from '@lingui/core/macro';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

export interface FieldProps {
  label: ReactNode;
  /** In a toolbar or a search box the label is for screen readers only. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** The sentence under the field; it also marks the field as wrong. */
  error?: string;
  /** Says 'Optional' beside the label. */
  isOptional?: boolean;
  className?: string;
}

interface ControlProps {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** Label above, hint and error below, all tied to the control that is drawn inside. */
export function Field({
  label,
  isLabelHidden,
  hint,
  error,
  isOptional,
  className,
  id,
  children,
}: FieldProps & { id?: string; children: (control: ControlProps) => ReactNode }) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const describedBy = [hint ? `${controlId}-hint` : '', error ? `${controlId}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={classNames('grid grid-cols-[minmax(0,1fr)] content-start gap-1.5', className)}>
      <label htmlFor={controlId} className={isLabelHidden ? 'sr-only' : 'text-sm font-semibold'}>
        {label} {isOptional && <span className="font-normal text-ink-3">{t`Optional`}</span>}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p id={`${controlId}-hint`} className="text-xs text-ink-3">
          {hint}
        </p>
      )}
      <p
        id={`${controlId}-error`}
        role="alert"
        className="flex animate-rise items-start gap-1.5 text-xs font-semibold text-berry-ink empty:hidden"
      >
        {error && <CircleAlert className="mt-px size-4 flex-none" aria-hidden="true" />}
        {error}
      </p>
    </div>
  );
}
