import { t } from '@lingui/core/macro';
import { useParams } from 'react-router';
import { ErrorPage } from '#features/admin/errors/error-page.tsx';
import { AdminShell } from './admin-shell.tsx';

/** `/admin-panel/errors/{fingerprint}`: one error with its releases and occurrences. */
export function AdminErrorScreen() {
  const { fingerprint = '' } = useParams();
  return (
    <AdminShell failure={t`This error could not be loaded`}>
      <ErrorPage fingerprint={fingerprint} />
    </AdminShell>
  );
}
