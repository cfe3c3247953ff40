import type { ReactNode } from 'react';
import { OwnCertificatePage } from '#features/certificates/own-certificate-page.tsx';
import { useProfile } from '#features/profiles/profile-runner.ts';

interface HeldCertificateProps {
  certificateId: string;
  checkPath: string;
  otherwise: ReactNode;
}

/** The page of a certificate for somebody who is signed in: its own where they hold it. */
export function HeldCertificate(props: HeldCertificateProps) {
  return <OwnCertificatePage {...props} firstName={useProfile().organization?.first_name} />;
}
