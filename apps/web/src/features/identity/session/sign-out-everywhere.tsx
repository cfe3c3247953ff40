import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { signOut } from './sign-out.ts';

/** Ends every session of the account, this one too. */
export function SignOutEverywhere() {
  const [isAsking, setAsking] = useState(false);
  const [isGoing, setGoing] = useState(false);
  const go = () => {
    setGoing(true);
    void signOut({ isEverywhere: true });
  };
  return (
    <>
      <Button className="justify-self-start" onClick={() => setAsking(true)}>
        {t`Sign out everywhere`}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t`Sign out everywhere?`}
        description={t`This device and all others have to sign in again.`}
        size="sm"
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t`Stay signed in`}</Button>
            <Button variant="destructive" isPending={isGoing} onClick={go}>
              {t`Sign out everywhere`}
            </Button>
          </>
        }
      />
    </>
  );
}
