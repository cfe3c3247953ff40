import { t } from '@lingui/core/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { ownCertificates, saveCertificate } from './certificates.queries.ts';

/** What can be done with the certificate of a course, where the course is; nothing while there is none. */
export function CourseCertificateActions({ orgId, courseId }: { orgId: string; courseId: string }) {
  const { data } = useQuery({ ...ownCertificates(), throwOnError: false });
  const save = useMutation(saveCertificate());
  const certificate = data?.find(
    ({ organization_id: of, target_type: type, target_id: target, state }) =>
      of === orgId && type === 'course' && target === courseId && state !== 'revoked',
  );
  if (!certificate) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button to={paths.certificate(certificate.id)}>{t`Open certificate`}</Button>
      <Button isPending={save.isPending} onClick={() => save.mutate(certificate)}>
        <Download className="size-4.5" aria-hidden="true" /> {t`Download PDF`}
      </Button>
    </div>
  );
}
