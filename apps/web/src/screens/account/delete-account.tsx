import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteSignIn } from '#features/identity/account/account.ts';
import { ReEnterDialog } from '#features/identity/account/re-enter-dialog.tsx';
import { leave } from '#features/identity/session/sign-out.ts';
import { deleteAccount } from '#features/profiles/profiles.queries.ts';
import { Button } from '#ui/action/button.tsx';
import { notify } from '#ui/feedback/notify.tsx';

/** Deletes the account, after the password was entered once more. */
export function DeleteAccount() {
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation(deleteAccount());
  return (
    <>
      <Button variant="destructive" className="justify-self-start" onClick={() => setAsking(true)}>
        {t`Delete my account`}
      </Button>
      <ReEnterDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t`Delete your account?`}
        description={t`You can't undo this. Export your data first if you want to keep it.`}
        action={t`Delete my account`}
        isDestructive
        onProven={async () => {
          const { is_sign_in_deleted: isSignInDeleted } = await remove.mutateAsync();
          if (!isSignInDeleted) await deleteSignIn();
          await leave();
          notify('info', t`Your account is deleted.`);
        }}
      />
    </>
  );
}
