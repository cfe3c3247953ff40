import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { SectionDraft } from './use-section-draft.ts';

interface SectionFormProps {
  draft: Pick<SectionDraft<object>, 'isDirty' | 'isSaving' | 'problem' | 'save' | 'discard'>;
  children: ReactNode;
}

/** A section that is saved as a whole. What is not saved is said, and not lost by going elsewhere. */
export function SectionForm({ draft, children }: SectionFormProps) {
  const { isDirty, isSaving, problem, save, discard } = draft;
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {children}
      <FormError>{problem}</FormError>
      {isDirty && (
        <div className="sticky bottom-4 z-10 flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface p-3 shadow-float max-sm:bottom-2">
          <p className="min-w-0 flex-1 pl-2 text-sm font-semibold" role="status">
            {t`Not saved yet`}
          </p>
          <Button onClick={discard} disabled={isSaving}>{t`Discard`}</Button>
          <SnapButton size="sm" type="submit" isPending={isSaving}>{t`Save`}</SnapButton>
        </div>
      )}
      <UnsavedGuard draft={draft} />
    </form>
  );
}

/** Asks before what is not saved is left behind, in here and when the tab is closed. */
function UnsavedGuard({ draft: { isDirty, isSaving, save, discard } }: Pick<SectionFormProps, 'draft'>) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  if (blocker.state !== 'blocked') return null;
  const saveAndGo = async () => {
    if (await save()) blocker.proceed();
    else blocker.reset();
  };
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={() => blocker.reset()}
      title={t`Save your changes?`}
      description={t`You changed something here and didn't save it.`}
      footer={
        <>
          <Button
            variant="ghost"
            onClick={() => {
              discard();
              blocker.proceed();
            }}
          >{t`Don't save`}</Button>
          <SnapButton size="sm" isPending={isSaving} onClick={() => void saveAndGo()}>{t`Save`}</SnapButton>
        </>
      }
    />
  );
}

/** A part of a section: what it is about on the left of a wide page, its fields on the right. */
export function SectionPart({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-x-10 gap-y-4 border-t border-line pt-6 first:border-0 first:pt-0 lg:grid-cols-[15rem_minmax(0,40rem)]">
      <header className="grid content-start gap-1">
        <h2 className="text-lg">{title}</h2>
        {lead && <p className="text-sm text-ink-2">{lead}</p>}
      </header>
      <div className="grid min-w-0 grid-cols-1 content-start gap-5">{children}</div>
    </section>
  );
}
