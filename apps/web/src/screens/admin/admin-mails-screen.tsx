import { t } from '@lingui/core/macro';
import { MailsRoom } from '#features/admin/running/mails-room.tsx';
import { AdminShell } from './admin-shell.tsx';

/** `/admin-panel/mails`: what waits, was sent, failed. */
export function AdminMailsScreen() {
  return (
    <AdminShell failure={t`The mail queue could not be loaded`}>
      <MailsRoom />
    </AdminShell>
  );
}
