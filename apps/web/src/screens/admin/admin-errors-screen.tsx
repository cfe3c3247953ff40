import { t } from '@lingui/core/macro';
import { ErrorsRoom } from '#features/admin/errors/errors-room.tsx';
import { AdminShell } from './admin-shell.tsx';

/** `/admin-panel/errors`: what went wrong in browsers. */
export function AdminErrorsScreen() {
  return (
    <AdminShell failure={t`Errors could not be loaded`}>
      <ErrorsRoom />
    </AdminShell>
  );
}
