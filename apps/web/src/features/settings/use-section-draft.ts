import { useState } from 'react';
import { ApiError, wordsOf } from '#platform/http/api-error.ts';
import { notify } from '#ui/feedback/notify.tsx';

export interface SectionDraft<Values> {
  /** What the fields show: what is saved, with what was changed here. */
  readonly values: Values;
  /** Only what differs from what is saved. */
  readonly changes: Partial<Values>;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** What is wrong with the whole section. */
  readonly problem: string | null;
  set(change: Partial<Values>): void;
  discard(): void;
  /** True when it is saved. */
  save(): Promise<boolean>;
  /** What is wrong with a field, by its path in the request. */
  problemOf(path: string): string | undefined;
}

interface DraftOptions<Values> {
  save(changes: Partial<Values>): Promise<unknown>;
  /** Said when it is saved. */
  saved: string;
}

/** What somebody has changed in a section and not yet saved. */
export function useSectionDraft<Values extends object>(
  saved: Values,
  { save, saved: message }: DraftOptions<Values>,
): SectionDraft<Values> {
  const [edited, setEdited] = useState<Partial<Values>>({});
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const changes = differing(saved, edited);
  const details = error instanceof ApiError ? error.details : [];
  const problemOf = (path: string) =>
    details.find((detail) => detail.path === path || detail.path.startsWith(`${path}.`))?.message;
  return {
    values: { ...saved, ...edited },
    changes,
    isDirty: Object.keys(changes).length > 0,
    isSaving,
    problem: error instanceof Error && details.length === 0 ? wordsOf(error) : (details[0]?.message ?? null),
    set: (change) => setEdited((before) => ({ ...before, ...change })),
    discard: () => {
      setEdited({});
      setError(null);
    },
    async save() {
      setSaving(true);
      setError(null);
      try {
        await save(changes);
        // What was changed while it was on its way is not saved yet.
        setEdited((now) => differing(changes as Values, now));
        notify('success', message);
        return true;
      } catch (failure) {
        setError(failure);
        return false;
      } finally {
        setSaving(false);
      }
    },
    problemOf,
  };
}

function differing<Values extends object>(saved: Values, edited: Partial<Values>): Partial<Values> {
  const entries = Object.entries(edited).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(saved[key as keyof Values]),
  );
  return Object.fromEntries(entries) as Partial<Values>;
}
