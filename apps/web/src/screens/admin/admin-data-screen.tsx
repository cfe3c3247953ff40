import { t } from '@lingui/core/macro';
import { DataRoom } from '#features/admin/running/data-room.tsx';
import { AdminShell } from './admin-shell.tsx';

/** `/admin-panel/data`: copies and erasures of people, and how long things are kept. */
export function AdminDataScreen() {
  return (
    <AdminShell failure={t`Data rights could not be loaded`}>
      <DataRoom />
    </AdminShell>
  );
}
