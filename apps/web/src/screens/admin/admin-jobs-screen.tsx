import { t } from '@lingui/core/macro';
import { JobsRoom } from '#features/admin/running/jobs-room.tsx';
import { AdminShell } from './admin-shell.tsx';

/** `/admin-panel/jobs`: background work. */
export function AdminJobsScreen() {
  return (
    <AdminShell failure={t`Jobs could not be loaded`}>
      <JobsRoom />
    </AdminShell>
  );
}
