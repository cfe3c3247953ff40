import * as endpoints from '@snapwell/contract/library/documents/documents.endpoints';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { World } from '#world.ts';
import { getDocument, listDocuments, removeDocument } from './get-documents.ts';
import { takeDocument, takePastedDocument } from './take-document.ts';

export function documentsRoutes(server: HttpServer, world: World): void {
  serve(server, endpoints.uploadDocument, ({ caller, query, file }) =>
    takeDocument(world, caller, { name: query.name, file }),
  );
  serve(server, endpoints.uploadDocumentVersion, ({ caller, params, query, file }) =>
    takeDocument(world, caller, { name: query.name, file, documentId: params.documentId }),
  );
  serve(server, endpoints.pasteDocument, ({ caller, body }) => takePastedDocument(world, caller, body));
  serve(server, endpoints.listDocuments, ({ caller, query }) => listDocuments(world, caller, query));
  serve(server, endpoints.getDocument, ({ caller, params }) => getDocument(world, caller, params.documentId));
  serve(server, endpoints.removeDocument, ({ caller, params }) => removeDocument(world, caller, params.documentId));
}
