import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { VerifyCertificate } from '#features/certificates/verify-certificate.tsx';
import { useSession } from '#features/identity/session/session.ts';

/** Only a holder needs it: a stranger's page does not wait for it. */
const HeldCertificate = lazy(() => import('./held-certificate.tsx').then((m) => ({ default: m.HeldCertificate })));
/** The value of `view` with which its holder sees what others see. */
const AS_OTHERS = 'check';

/** `/certificates/{certificateId}`: whether a certificate holds, for anybody; for its holder the certificate itself. */
export function CertificateScreen() {
  const { certificateId = '' } = useParams();
  const [query] = useSearchParams();
  const { status } = useSession();
  const check = <VerifyCertificate key={certificateId} certificateId={certificateId} />;
  if (status !== 'signed-in' || query.get('view') === AS_OTHERS) return check;
  return (
    <Suspense fallback={null}>
      <HeldCertificate certificateId={certificateId} checkPath={`?view=${AS_OTHERS}`} otherwise={check} />
    </Suspense>
  );
}
