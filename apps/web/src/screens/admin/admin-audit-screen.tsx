import { t } from '@lingui/core/macro';
import { AuditRoom } from '#features/admin/running/audit-room.tsx';
import { AdminShell } from './admin-shell.tsx';

/** `/admin-panel/audit`: what administrators did. */
export function AdminAuditScreen() {
  return (
    <AdminShell failure={t`The audit log could not be loaded`}>
      <AuditRoom />
    </AdminShell>
  );
}
