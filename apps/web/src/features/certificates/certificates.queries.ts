import * as endpoints from '@snapwell/contract/learning/certificates/certificates.endpoints';
import type {
  Certificate,
  CertificateOffer,
  CertificateSettings,
  CertificateState,
  CertificateTarget,
  NameShown,
} from '@snapwell/contract/learning/certificates/certificates.schemas';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callForStream } from '#platform/http/api.ts';
import { saveFile } from '#platform/device/save-file.ts';

const keys = {
  all: ['certificates'] as const,
  own: ['certificates', 'own'] as const,
  of: (orgId: string) => ['certificates', 'of', orgId] as const,
};
const fresh = { isCacheSkipped: true } as const;

export const ownCertificates = () =>
  queryOptions({
    queryKey: keys.own,
    queryFn: async () => (await call(endpoints.listOwnCertificates, {}, { isKept: true })).items,
  });

/** What anybody is told of a number; refused where there is none. */
export const verifiedCertificate = (certificateId: string) =>
  queryOptions({
    queryKey: [...keys.all, 'verified', certificateId],
    queryFn: () =>
      call(endpoints.verifyCertificate, { params: { certificateId } }, { auth: 'none', isCacheSkipped: true }),
    throwOnError: false,
    retry: false,
  });

export const setNameShown = () =>
  mutationOptions({
    mutationFn: ({ id, nameShown }: { id: string; nameShown: NameShown }) =>
      call(endpoints.changeOwnCertificate, { params: { certificateId: id }, body: { name_shown: nameShown } }),
    meta: { invalidates: [keys.all] },
  });

/** Saves the page to print on the person's device. */
export const saveCertificate = () =>
  mutationOptions({
    mutationFn: ({ id, title }: Pick<Certificate, 'id' | 'title'>) =>
      save(endpoints.downloadOwnCertificate, id, `${title}.pdf`),
  });

/** Saves the signed badge. */
export const saveCredential = () =>
  mutationOptions({
    mutationFn: ({ id, isPublic }: { id: string; isPublic: boolean }) =>
      save(isPublic ? endpoints.downloadPublicCredential : endpoints.downloadOwnCredential, id, `${id}.jwt`),
  });

type Target = Pick<CertificateOffer, 'target_type' | 'target_id'>;

type Download =
  | typeof endpoints.downloadOwnCertificate
  | typeof endpoints.downloadOwnCredential
  | typeof endpoints.downloadPublicCredential;

async function save(endpoint: Download, certificateId: string, fileName: string): Promise<void> {
  const response = await callForStream(endpoint, { params: { certificateId } }, AbortSignal.timeout(60_000));
  saveFile(fileName, await response.blob());
}

export const certificateOffers = (orgId: string) =>
  queryOptions({
    queryKey: [...keys.of(orgId), 'offers'],
    queryFn: async () => (await call(endpoints.listCertificateOffers, { params: { orgId } }, fresh)).items,
  });

export const changeOffer = (orgId: string) =>
  mutationOptions({
    mutationFn: ({
      targetType,
      targetId,
      settings,
    }: {
      targetType: CertificateTarget;
      targetId: string;
      settings: CertificateSettings;
    }) => call(endpoints.changeCertificateSettings, { params: { orgId, targetType, targetId }, body: settings }),
    meta: { invalidates: [keys.of(orgId), ['learning', orgId]] },
  });

export const uploadSignature = (orgId: string, { target_type: targetType, target_id: targetId }: Target) =>
  mutationOptions({
    mutationFn: (file: File) => call(endpoints.uploadSignature, { params: { orgId, targetType, targetId }, file }),
    meta: { invalidates: [keys.of(orgId)] },
  });

export const removeSignature = (orgId: string, { target_type: targetType, target_id: targetId }: Target) =>
  mutationOptions({
    mutationFn: () => call(endpoints.removeSignature, { params: { orgId, targetType, targetId } }),
    meta: { invalidates: [keys.of(orgId)] },
  });

export const heldCertificates = (
  orgId: string,
  asked: { state?: CertificateState | undefined; search?: string | undefined },
) =>
  infiniteQueryOptions({
    queryKey: [...keys.of(orgId), 'held', asked.state ?? '', asked.search ?? ''],
    queryFn: ({ pageParam }) =>
      call(
        endpoints.listCertificates,
        { params: { orgId }, query: { state: asked.state, search: asked.search || undefined, cursor: pageParam } },
        fresh,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

export const certificatesOf = (orgId: string, uid: string) =>
  queryOptions({
    queryKey: [...keys.of(orgId), 'person', uid],
    queryFn: async () => (await call(endpoints.listCertificatesOf, { params: { orgId, uid } }, fresh)).items,
  });

export const certificateEndings = (orgId: string) =>
  queryOptions({
    queryKey: [...keys.of(orgId), 'endings'],
    queryFn: async () => (await call(endpoints.getCertificateEndings, { params: { orgId } }, fresh)).months,
  });

export const withdrawCertificate = (orgId: string) =>
  mutationOptions({
    mutationFn: ({ id, reason, isReissued }: { id: string; reason: string; isReissued: boolean }) =>
      call(isReissued ? endpoints.reissueCertificate : endpoints.revokeCertificate, {
        params: { orgId, certificateId: id },
        body: { reason },
      }),
    meta: { invalidates: [keys.all] },
  });
