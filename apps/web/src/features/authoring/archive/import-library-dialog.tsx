import { t } from '@lingui/core/macro';
import type { ImportedLibrary } from '@snapwell/contract/library/library.schemas';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { ApiError, wordsOf } from '#platform/http/api-error.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Select } from '#ui/form/select.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { authorTree } from '../authoring.queries.ts';
import { type ArchiveChoice, bringArchive, tryArchive } from './archive.queries.ts';
import { ImportPreview, isNew } from './import-preview.tsx';

interface ImportLibraryDialogProps {
  orgId: string;
  onClose: () => void;
}

// No module is called that: an id has no star.
const ALL = '*';

/** An archive is chosen, what it would change is seen, and then it is brought in: all of it or one module. */
export function ImportLibraryDialog({ orgId, onClose }: ImportLibraryDialogProps) {
  const { data: tree } = useSuspenseQuery(authorTree(orgId));
  const [choice, setChoice] = useState<ArchiveChoice | null>(null);
  const [modules, setModules] = useState<readonly string[]>([]);
  const trying = useMutation(tryArchive(orgId));
  const bringing = useMutation(bringArchive(orgId));
  const seen = trying.data;
  const look = (wanted: ArchiveChoice) => {
    setChoice(wanted);
    bringing.reset();
    trying.mutate(wanted, {
      onSuccess: (found) => {
        if (wanted.module === null && found.only_module === null) setModules(modulesIn(found, tree.modules));
      },
    });
  };
  const bring = () =>
    bringing.mutate(choice!, {
      onSuccess: () => {
        notify('success', t`The library is imported`);
        onClose();
      },
    });
  const titleOf = (id: string) => tree.modules.find((module) => module.id === id)?.title ?? id;
  const error = bringing.error ?? trying.error;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={t`Import a library`}
      description={t`A file that the export made, here or elsewhere. You see what it changes before anything changes.`}
      footer={
        <>
          <Button size="lg" onClick={onClose}>{t`Cancel`}</Button>
          <SnapButton
            disabled={!seen || trying.isPending || !isNew(seen)}
            isPending={bringing.isPending}
            onClick={bring}
          >
            {t`Import`}
          </SnapButton>
        </>
      }
    >
      <div className="grid gap-5 pb-2">
        <ArchiveField
          name={choice?.file.name ?? null}
          isReading={trying.isPending}
          onChoose={(file) => {
            setModules([]);
            look({ file, module: null });
          }}
        />
        {choice && modules.length > 1 && (
          <Select
            label={t`What to import`}
            options={[
              { value: ALL, label: t`Everything` },
              ...modules.map((id) => ({ value: id, label: t`Only ${titleOf(id)}` })),
            ]}
            value={choice.module ?? ALL}
            onChange={(id) => look({ ...choice, module: id === ALL ? null : id })}
          />
        )}
        {error && <Refusal error={error} />}
        {seen && !error && <ImportPreview found={seen} tree={tree} />}
      </div>
    </Dialog>
  );
}

/** The modules of an archive: those that are new, and those of the library that it doesn't take out. */
function modulesIn({ modules: { added, removed } }: ImportedLibrary, known: readonly { id: string }[]): string[] {
  const kept = known.map(({ id }) => id).filter((id) => !removed.includes(id));
  return [...added, ...kept];
}

interface ArchiveFieldProps {
  name: string | null;
  isReading: boolean;
  onChoose: (file: File) => void;
}

function ArchiveField({ name, isReading, onChoose }: ArchiveFieldProps) {
  return (
    <label
      className="relative grid min-h-28 cursor-pointer place-items-center content-center gap-2 rounded-lg border-2 border-dashed border-line-strong p-5 text-center has-focus-visible:outline-3 has-focus-visible:outline-sky hover:border-leaf"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) onChoose(file);
      }}
    >
      {isReading ? <Spinner /> : <FileUp className="size-7 text-leaf-ink" aria-hidden="true" />}
      <span className="font-semibold break-all">{name ?? t`Choose a file, or drop it here`}</span>
      <input
        type="file"
        aria-label={t`Library file`}
        accept=".zip"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}

/** Why an archive isn't taken: every mistake by file and line. */
function Refusal({ error }: { error: Error }) {
  const details = error instanceof ApiError ? error.details : [];
  return (
    <div role="alert" className="grid gap-2">
      <p className="font-semibold text-berry-ink">{wordsOf(error)}</p>
      <ul className="grid gap-2 text-sm">
        {details.map(({ path, message }, i) => (
          // Two mistakes of a line may have the same words.
          <li key={i}>
            {path && <b className="block wrap-anywhere">{path}</b>}
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
