import { t } from '@lingui/core/macro';
import { Hammer } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { MessageScreen } from './message-screen.tsx';
import { useRouteTitle } from '../routes/route-handle.ts';

/** Stands where a screen of the route table is still to come, and says so. */
export function ComingScreen() {
  const title = useRouteTitle() ?? '';
  return (
    <MessageScreen icon={<Hammer />} title={title} action={<Button to={paths.home}>{t`Go Home`}</Button>}>
      {t`This part of Snapwell is still being built.`}
    </MessageScreen>
  );
}
