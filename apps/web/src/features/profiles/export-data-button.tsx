import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { wordsOf } from '#platform/api-error.ts';
import { saveFile } from '#platform/save-file.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { exportData } from './profiles.queries.ts';

/** Hands over everything that is kept about the person, as one file. */
export function ExportDataButton() {
  const fetching = useMutation({
    ...exportData(),
    onSuccess: (data) =>
      saveFile(
        `snapwell-${data.exported_at.slice(0, 10)}.json`,
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      ),
  });
  return (
    <div className="grid grid-cols-1 gap-3">
      <Button className="justify-self-start" isPending={fetching.isPending} onClick={() => fetching.mutate()}>
        <Download className="size-5" aria-hidden="true" /> Export my data
      </Button>
      <FormError>{fetching.error && wordsOf(fetching.error)}</FormError>
    </div>
  );
}
