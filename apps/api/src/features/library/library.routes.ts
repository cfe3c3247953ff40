import * as endpoints from '@snapwell/contract/library/library.endpoints';
import { serveFile } from '#platform/files/serve-file.ts';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { World } from '#world.ts';
import { documentsRoutes } from './documents/documents.routes.ts';
import { exportArchive } from './archive/export-archive.ts';
import { importArchive } from './archive/import-archive.ts';
import { authoringRoutes } from './authoring/authoring.routes.ts';
import { listOwnContent, removeOwnContent } from './own/change-own-content.ts';

export function libraryRoutes(server: HttpServer, world: World): void {
  authoringRoutes(server, world);
  documentsRoutes(server, world);
  serve(server, endpoints.listOwnContent, ({ caller, query }) => listOwnContent(world, caller, query));
  serve(server, endpoints.removeOwnContent, ({ caller, params }) => removeOwnContent(world, caller, params.contentId));
  serve(server, endpoints.importLibrary, ({ params, query, file }) =>
    importArchive(world, {
      orgId: params.orgId,
      path: file.path,
      isDryRun: query.dry_run === 'true',
      module: query.module ?? null,
    }),
  );
  serveFile(server, endpoints.exportLibrary, async ({ params }) => ({
    body: await exportArchive(world, params.orgId),
    fileName: `${params.orgId}-library.zip`,
  }));
}
