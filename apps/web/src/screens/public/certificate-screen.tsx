import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { readCertificateId } from '@snapwell/contract/learning/certificates/certificates.limits';
import { ownCertificates } from '#features/certificates/certificates.queries.ts';
import { OwnCertificatePage } from '#features/certificates/own-certificate-page.tsx';
import { VerifyCertificate } from '#features/certificates/verify-certificate.tsx';
import { useSession } from '#features/identity/session/session.ts';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { paths } from '#platform/paths.ts';
import { LearningSkeleton } from '#features/learning/learning-skeletons.tsx';

/** The value of `view` with which its holder sees what others see. */
const AS_OTHERS = 'check';

/** `/certificates/{certificateId}`: whether a certificate holds, for anybody; for its holder the certificate itself. */
export function CertificateScreen() {
  const { certificateId = '' } = useParams();
  const [query] = useSearchParams();
  const { status } = useSession();
  const { organization } = useProfile();
  const isAsked = status === 'signed-in' && query.get('view') !== AS_OTHERS;
  const { data, isLoading } = useQuery({ ...ownCertificates(), enabled: isAsked, throwOnError: false });
  const id = readCertificateId(certificateId);
  const own = isAsked ? data?.find((each) => each.id === id && each.state !== 'revoked') : undefined;
  if (isAsked && isLoading) return <LearningSkeleton />;
  if (own)
    return (
      <OwnCertificatePage
        certificate={own}
        firstName={organization?.first_name}
        checkPath={`${paths.certificate(own.id)}?view=${AS_OTHERS}`}
      />
    );
  return <VerifyCertificate key={certificateId} certificateId={certificateId} />;
}
