import * as endpoints from '@snapwell/contract/learning/certificates/certificates.endpoints';
import { serveFile } from '#platform/files/serve-file.ts';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { World } from '#world.ts';
import { changeNameShown, listOwnCertificates, printCertificate, signOwnCredential } from './own-certificates.ts';
import {
  changeSettings,
  countEndingsByMonth,
  listCertificates,
  listCertificatesOf,
  listOffers,
  reissueCertificate,
  revokeCertificate,
} from './run-certificates.ts';
import { removeSignature, uploadSignature } from './signature.ts';
import {
  describeIssuer,
  getIssuerKey,
  listIssuerKeys,
  signPublicCredential,
  signStatusList,
  verifyCertificate,
} from './verify-certificate.ts';

export function certificateRoutes(server: HttpServer, world: World): void {
  serve(server, endpoints.listCertificateOffers, ({ caller }) => listOffers(world, caller));
  serve(server, endpoints.changeCertificateSettings, ({ caller, params, body }) =>
    changeSettings(world, caller, { ...params, settings: body }),
  );
  serve(server, endpoints.uploadSignature, ({ caller, params, file }) =>
    uploadSignature(world, caller, { ...params, upload: file }),
  );
  serve(server, endpoints.removeSignature, ({ caller, params }) => removeSignature(world, caller, params));
  serve(server, endpoints.listCertificates, ({ caller, query }) => listCertificates(world, caller, query));
  serve(server, endpoints.getCertificateEndings, ({ caller }) => countEndingsByMonth(world, caller));
  serve(server, endpoints.revokeCertificate, ({ caller, params, body }) =>
    revokeCertificate(world, caller, { id: params.certificateId, ...body }),
  );
  serve(server, endpoints.reissueCertificate, ({ caller, params, body }) =>
    reissueCertificate(world, caller, { id: params.certificateId, ...body }),
  );
  serve(server, endpoints.listCertificatesOf, ({ caller, params }) => listCertificatesOf(world, caller, params.uid));
  serve(server, endpoints.listOwnCertificates, ({ caller }) => listOwnCertificates(world, caller));
  serve(server, endpoints.changeOwnCertificate, ({ caller, params, body }) =>
    changeNameShown(world, caller, { id: params.certificateId, nameShown: body.name_shown }),
  );
  serveFile(server, endpoints.downloadOwnCertificate, ({ caller, params }) =>
    printCertificate(world, caller, params.certificateId),
  );
  serveFile(server, endpoints.downloadOwnCredential, ({ caller, params }) =>
    signOwnCredential(world, caller, params.certificateId),
  );
  serve(server, endpoints.verifyCertificate, ({ params }) => verifyCertificate(world, params.certificateId));
  serveFile(server, endpoints.downloadPublicCredential, ({ params }) =>
    signPublicCredential(world, params.certificateId),
  );
  serve(server, endpoints.getIssuer, ({ params }) => describeIssuer(world, params.orgId));
  serve(server, endpoints.getIssuerKeys, ({ params }) => listIssuerKeys(world, params.orgId));
  serve(server, endpoints.getIssuerKey, ({ params }) => getIssuerKey(world, params.orgId, params.keyId));
  serveFile(server, endpoints.getCredentialStatus, ({ params }) => signStatusList(world, params.orgId, params.list));
}
