import * as endpoints from '@snapwell/contract/library/documents/documents.endpoints';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { World } from '#world.ts';
import { getDocument, listDocuments, removeDocument, skipLine } from './get-documents.ts';
import { makeItems } from './make-items.ts';
import { takeDocument, takePastedDocument } from './take-document.ts';
import { askToConfirm, confirmOwnUpdate, listOwnUpdates } from './versions/line-updates.ts';
import { startWriting } from './writing/start-writing.ts';

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
  serve(server, endpoints.writeDocumentDraft, ({ caller, params }) => startWriting(world, caller, params.documentId));
  serve(server, endpoints.makeDocumentItems, ({ caller, params, body }) =>
    makeItems(world, caller, { ...body, documentId: params.documentId }),
  );
  serve(server, endpoints.skipDocumentLine, ({ caller, params, body }) =>
    skipLine(world, caller, { documentId: params.documentId, line: params.line, isSkipped: body.is_skipped }),
  );
  serve(server, endpoints.askToConfirm, ({ caller, params, body }) =>
    askToConfirm(world, caller, { documentId: params.documentId, contentId: body.content_id, mode: body.mode }),
  );
  serve(server, endpoints.listLineUpdates, ({ caller }) => listOwnUpdates(world, caller));
  serve(server, endpoints.confirmLineUpdate, ({ caller, params }) => confirmOwnUpdate(world, caller, params.updateId));
}
