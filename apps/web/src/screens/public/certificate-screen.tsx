import { useParams } from 'react-router';
import { VerifyCertificate } from '#features/certificates/verify-certificate.tsx';

/** `/certificates/{certificateId}`: whether a certificate holds, for anybody. */
export function CertificateScreen() {
  const { certificateId = '' } = useParams();
  return <VerifyCertificate key={certificateId} certificateId={certificateId} />;
}
