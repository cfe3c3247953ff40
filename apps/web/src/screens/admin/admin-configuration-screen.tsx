import { t } from '@lingui/core/macro';
import { ConfigurationRoom } from '#features/admin/running/configuration-room.tsx';
import { AdminShell } from './admin-shell.tsx';

/** `/admin-panel/configuration`: settings in force, and the notice. */
export function AdminConfigurationScreen() {
  return (
    <AdminShell failure={t`The configuration could not be loaded`}>
      <ConfigurationRoom />
    </AdminShell>
  );
}
