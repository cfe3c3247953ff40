import { t } from '@lingui/core/macro';
import { HealthRoom } from '#features/admin/overview/health-room.tsx';
import { AdminShell } from './admin-shell.tsx';

/** `/admin-panel/health`: every service and process. */
export function AdminHealthScreen() {
  return (
    <AdminShell failure={t`The health of this server could not be loaded`}>
      <HealthRoom />
    </AdminShell>
  );
}
