import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#platform/paths.ts';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { MessageScreen } from '../failure/message-screen.tsx';

/** Somebody came in by a password or a link, and their organization asks for its own sign-in. */
export function SignOnRequiredScreen() {
  const [isLeaving, setLeaving] = useState(false);
  const go = async () => {
    setLeaving(true);
    // Few ever come here, so the identity library isn't part of every page's script for it.
    const { signOut } = await import('#features/identity/session/sign-out.ts');
    await signOut();
    // The page begins anew: its guards would lead elsewhere in the moment between the two.
    location.assign(paths.singleSignOn);
  };
  return (
    <MessageScreen
      icon={<KeyRound />}
      title={t`Sign in with your organization`}
      action={
        <SnapButton isPending={isLeaving} onClick={() => void go()}>
          {t`Go to its sign-in`}
        </SnapButton>
      }
    >
      <Trans>
        Your organization asks you to come in by its own sign-in. Everything you've learned is waiting there.
      </Trans>
    </MessageScreen>
  );
}
