import { t } from '@lingui/core/macro';
import { Overview } from '#features/admin/overview/overview.tsx';
import { AdminShell } from './admin-shell.tsx';

/** `/admin-panel`: what needs somebody now. */
export function AdminTodayScreen() {
  return (
    <AdminShell failure={t`The state of this server could not be loaded`}>
      <Overview />
    </AdminShell>
  );
}
