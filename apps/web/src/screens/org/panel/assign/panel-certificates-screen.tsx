import { t } from '@lingui/core/macro';
import { CertificateOffers } from '#features/certificates/certificate-offers.tsx';
import { HeldCertificates } from '#features/certificates/held-certificates.tsx';
import { paths } from '#platform/paths.ts';
import { TextLink } from '#ui/action/text-link.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { Region } from '#screens/org/region.tsx';
import { useOrgId } from '#screens/org/use-org-id.ts';
import { PanelShell } from '#screens/org/panel/panel-shell.tsx';

/** `/o/{orgId}/admin-panel/certificates`: what gives one, and who holds one. */
export function PanelCertificatesScreen() {
  const orgId = useOrgId();
  return (
    <PanelShell>
      <div className="grid gap-8">
        <header className="flex flex-wrap items-end justify-between gap-4">
          <h1 className="text-2xl">{t`Certificates`}</h1>
          <TextLink to={paths.panelAssignments(orgId)}>{t`Assignments`}</TextLink>
        </header>
        <section aria-labelledby="offers">
          <SectionHead id="offers" title={t`What gives one`} />
          <Region skeleton={<RowsSkeleton />} title={t`The settings could not be loaded`}>
            <CertificateOffers orgId={orgId} />
          </Region>
        </section>
        <section aria-labelledby="held">
          <SectionHead id="held" title={t`Who holds one`} />
          <HeldCertificates orgId={orgId} />
        </section>
      </div>
    </PanelShell>
  );
}
