import { t } from '@lingui/core/macro';
import { useParams } from 'react-router';
import { UserPage } from '#features/admin/accounts/user-page.tsx';
import { useSession } from '#features/identity/session/session.ts';
import { AdminShell } from './admin-shell.tsx';

/** `/admin-panel/users/{uid}`: an account, its rights and its data. */
export function AdminUserScreen() {
  const { uid = '' } = useParams();
  const { user } = useSession();
  return (
    <AdminShell failure={t`This account could not be loaded`}>
      <UserPage uid={uid} ownUid={user?.uid ?? null} />
    </AdminShell>
  );
}
