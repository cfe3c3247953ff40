import { t } from '@lingui/core/macro';
import { UsersRoom } from '#features/admin/accounts/users-room.tsx';
import { AdminShell } from './admin-shell.tsx';

/** `/admin-panel/users`: every account. */
export function AdminUsersScreen() {
  return (
    <AdminShell failure={t`Users could not be loaded`}>
      <UsersRoom />
    </AdminShell>
  );
}
