import { contractText } from '#platform/locale/locale.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { clientMessages } from '@snapwell/contract/http/client-messages';
import { Lock } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { MessageScreen } from '../failure/message-screen.tsx';

/** Somebody opened a screen that is for people with more to decide. */
export function NoAuthorityScreen() {
  return (
    <MessageScreen
      icon={<Lock />}
      title={contractText(clientMessages.insufficientPermissions)}
      action={<SnapButton to={paths.home}>{t`Go Home`}</SnapButton>}
    >
      <Trans>This page is for the people who run this organization. Ask one of them if you need it.</Trans>
    </MessageScreen>
  );
}
