import { t } from '@lingui/core/macro';
import { Unplug } from 'lucide-react';
import { refreshProfile } from '#features/profiles/profile-runner.ts';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { MessageScreen } from '../failure/message-screen.tsx';

/** Whether this screen opens depends on a profile that did not arrive. */
export function NoProfileScreen({ message }: { message: string }) {
  return (
    <MessageScreen
      icon={<Unplug />}
      title={message}
      action={<SnapButton onClick={refreshProfile}>{t`Try again`}</SnapButton>}
    >
      {t`Your profile did not arrive, and this screen needs it. Check your connection.`}
    </MessageScreen>
  );
}
