import { t } from '@lingui/core/macro';
import { OrganizationsRoom } from '#features/admin/accounts/organizations-room.tsx';
import { AdminShell } from './admin-shell.tsx';

/** `/admin-panel/organizations`: every organization. */
export function AdminOrganizationsScreen() {
  return (
    <AdminShell failure={t`Organizations could not be loaded`}>
      <OrganizationsRoom />
    </AdminShell>
  );
}
