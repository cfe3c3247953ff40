import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm, useWatch } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { ApiError, wordsOf } from './http/api-error.ts';
import { reportError } from './http/error-report.ts';
import { contractText } from './locale/locale.ts';

/** Shown at a field that is wrong for a reason without words (spec §5). */
const INVALID_FIELD = msg`Invalid field`;

interface FormOptions<Values extends FieldValues> {
  readonly defaultValues: DefaultValues<Values>;
  /** The field that a refusal is about, so that it is said there; null for the whole form. */
  fieldOf?(error: Error): Path<Values> | null;
  /** Told which fields kept the form from being sent. */
  onInvalid?(fields: readonly string[]): void;
}

/**
 * A form over a schema of the contract: errors at their field, those of the server too, the rest where the button is.
 */
export function useValidForm<Values extends FieldValues>(
  schema: $ZodType<Values, Values>,
  { defaultValues, fieldOf, onInvalid }: FormOptions<Values>,
) {
  'use no memo'; // react-hook-form changes its objects in place, so what is read from them must be read on every render
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues, mode: 'onTouched' });
  const { errors, isSubmitting, isDirty } = form.formState;
  const values = useWatch({ control: form.control }) as Values;

  const placeError = (error: unknown) => {
    if (!(error instanceof Error)) throw error;
    const details = error instanceof ApiError ? error.details.filter(({ path }) => path in form.getValues()) : [];
    for (const { path, message } of details)
      form.setError(path as Path<Values>, { message: message || i18n._(INVALID_FIELD) });
    if (details.length > 0) return;
    const field = fieldOf?.(error);
    if (field) form.setError(field, { message: error.message }, { shouldFocus: true });
    else form.setError('root', { message: wordsOf(error) });
  };

  return {
    reset: form.reset,
    isSubmitting,
    isDirty,
    /** What is wrong with the whole form. */
    problem: errors.root?.message,
    /** What stands in a field now. */
    value: (name: Path<Values>) => values[name],
    /** The props of a text field. */
    field: (name: Path<Values>) => ({ ...form.register(name), error: messageAt(errors, name) }),
    submit: (act: (values: Values) => Promise<void>) =>
      form.handleSubmit(
        async (values) => {
          try {
            await act(values);
          } catch (error) {
            placeError(error);
          }
        },
        (errors) => {
          reportInvalid(errors);
          onInvalid?.(Object.keys(errors));
        },
      ),
  };
}

function messageAt<Values extends FieldValues>(errors: FieldErrors<Values>, name: Path<Values>): string | undefined {
  const error = errors[name] as { message?: string } | undefined;
  return error && (error.message ? contractText(error.message) : i18n._(INVALID_FIELD));
}

/**
 * Fields that could not be sent are reported like other errors, with the field's name and never with its value (spec
 * §5, §8).
 */
function reportInvalid(errors: FieldErrors): void {
  for (const [name, error] of Object.entries(errors)) {
    const message = (error as { message?: string } | undefined)?.message || i18n._(INVALID_FIELD);
    reportError({ category: name === 'root' ? 'form_validation' : 'field_validation', message: `${name}: ${message}` });
  }
}
