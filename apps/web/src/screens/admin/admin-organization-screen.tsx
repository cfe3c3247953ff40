import { t } from '@lingui/core/macro';
import { useParams } from 'react-router';
import { OrganizationPage } from '#features/admin/accounts/organization-page.tsx';
import { AdminShell } from './admin-shell.tsx';

/** `/admin-panel/organizations/{organizationId}`: what it uses and may use. */
export function AdminOrganizationScreen() {
  const { organizationId = '' } = useParams();
  return (
    <AdminShell failure={t`This organization could not be loaded`}>
      <OrganizationPage organizationId={organizationId} />
    </AdminShell>
  );
}
