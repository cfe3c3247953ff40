import { t } from '@lingui/core/macro';
import { Compass } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { MessageScreen } from './message-screen.tsx';

/** Any path outside the route table (spec §2). */
export function NotFoundScreen() {
  return (
    <MessageScreen
      icon={<Compass />}
      title={t`404 - Page Not Found`}
      action={<SnapButton to={paths.home}>{t`Go Home`}</SnapButton>}
    >
      {t`The page you are looking for does not exist.`}
    </MessageScreen>
  );
}
