import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ReEnterDialog } from '#features/identity/account/re-enter-dialog.tsx';
import { exportData } from '#features/profiles/profiles.queries.ts';
import { hasCode, wordsOf } from '#platform/http/api-error.ts';
import { saveFile } from '#platform/device/save-file.ts';
import { Button } from '#ui/action/button.tsx';
import { FormError } from '#ui/form/form-error.tsx';

/** Hands over everything that is kept about the person, as one file. Asks who it is when the sign-in is a while ago. */
export function ExportData() {
  const [isAsking, setAsking] = useState(false);
  const fetching = useMutation({
    ...exportData(),
    onSuccess: (data) =>
      saveFile(
        `snapwell-${data.exported_at.slice(0, 10)}.json`,
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      ),
    onError: (error) => setAsking(hasCode(error, 'recent_sign_in_required')),
  });
  const problem = hasCode(fetching.error, 'recent_sign_in_required') ? null : fetching.error;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Button className="justify-self-start" isPending={fetching.isPending} onClick={() => fetching.mutate()}>
        <Download className="size-5" aria-hidden="true" /> {t`Export my data`}
      </Button>
      <FormError>{problem && wordsOf(problem)}</FormError>
      <ReEnterDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t`Is it you?`}
        description={t`The file holds everything about you, so we ask once more.`}
        action={t`Export my data`}
        onProven={async () => void (await fetching.mutateAsync())}
      />
    </div>
  );
}
