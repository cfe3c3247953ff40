import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#platform/device/save-file.ts';
import { wordsOf } from '#platform/http/api-error.ts';
import { Button } from '#ui/action/button.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { fetchLibrary } from './archive.queries.ts';
import { ImportLibraryDialog } from './import-library-dialog.tsx';

/** Takes the library along as a file, and brings one in. */
export function ArchiveActs({ orgId }: { orgId: string }) {
  const fetching = useMutation(fetchLibrary(orgId));
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <Button
        size="sm"
        isPending={fetching.isPending}
        onClick={() =>
          fetching.mutate(undefined, {
            onSuccess: (file) => saveFile(`${orgId}-library.zip`, file),
            onError: (error) => notify('error', wordsOf(error)),
          })
        }
      >
        <Download className="size-4" aria-hidden="true" /> {t`Export the library`}
      </Button>
      <Button size="sm" onClick={() => setImporting(true)}>
        <FileUp className="size-4" aria-hidden="true" /> {t`Import a library`}
      </Button>
      {isImporting && <ImportLibraryDialog orgId={orgId} onClose={() => setImporting(false)} />}
    </>
  );
}
