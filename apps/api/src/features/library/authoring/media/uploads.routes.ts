import * as endpoints from '@snapwell/contract/library/uploads/uploads.endpoints';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { World } from '#world.ts';
import { finishUpload } from './finish-upload.ts';
import { beginUpload, cancelUpload, takePart } from './upload-in-parts.ts';

export function uploadRoutes(server: HttpServer, world: World): void {
  serve(server, endpoints.beginUpload, ({ caller, params, body }) =>
    beginUpload(world, caller, { contentId: params.contentId, ...body }),
  );
  serve(server, endpoints.uploadPart, ({ caller, params, query, file }) =>
    takePart(world, caller, { upload: uploadOf(params, caller), offset: query.offset, file }),
  );
  serve(server, endpoints.finishUpload, ({ caller, params }) => finishUpload(world, caller, uploadOf(params, caller)));
  serve(server, endpoints.cancelUpload, ({ caller, params }) => cancelUpload(world, caller, uploadOf(params, caller)));
}

/** An upload is its author's: to another it is not there. */
const uploadOf = ({ contentId, uploadId }: { contentId: string; uploadId: string }, { uid }: { uid: string }) => ({
  contentId,
  id: uploadId,
  startedBy: uid,
});
