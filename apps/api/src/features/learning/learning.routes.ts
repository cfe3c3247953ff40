import * as endpoints from '@snapwell/contract/learning/learning.endpoints';
import * as library from '@snapwell/contract/library/library.endpoints';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import { serveFile } from '#platform/files/serve-file.ts';
import type { World } from '#world.ts';
import { listCourses, getCourse } from '../catalogue/courses/list-courses.ts';
import { listItems } from '../catalogue/modules/list-items.ts';
import { listModules } from '../catalogue/modules/list-modules.ts';
import { getModule } from '../catalogue/modules/get-module.ts';
import { readProgress } from '../catalogue/modules/read-progress.ts';
import { searchContent } from '../catalogue/search/search-content.ts';
import { completeContent } from './content/complete-content.ts';
import { getContent } from './content/get-content.ts';
import { getPublicContent } from './content/get-public-content.ts';
import { saveProgress } from './content/save-progress.ts';
import { listOwnContent, removeOwnContent } from '../library/own/change-own-content.ts';
import { exportArchive } from '../library/archive/export-archive.ts';
import { importArchive } from '../library/archive/import-archive.ts';
import { assign, getAssignments, removeAssignment } from './record/assign.ts';
import { getBookmarks, getHistory, getNotes, setBookmark, writeNote } from './record/bookmarks-and-notes.ts';
import { drawPicture } from './sharing/draw-picture.ts';

export function learningRoutes(server: HttpServer, world: World): void {
  serve(server, endpoints.getProgress, ({ caller }) => readProgress(world, caller));
  serve(server, endpoints.listItems, ({ caller, query }) => listItems(world, caller, query));
  serve(server, endpoints.listModules, ({ caller, query }) => listModules(world, caller, query));
  serve(server, endpoints.getModule, ({ caller, params }) => getModule(world, caller, params.moduleId));
  serve(server, endpoints.listCourses, ({ caller }) => listCourses(world, caller));
  serve(server, endpoints.getCourse, ({ caller, params }) => getCourse(world, caller, params.courseId));
  serve(server, endpoints.searchContent, ({ caller, query }) => searchContent(world, caller, query));
  serve(server, endpoints.getContent, ({ caller, params }) => getContent(world, caller, params.contentId));
  serve(server, endpoints.saveProgress, ({ caller, params, body }) =>
    saveProgress(world, caller, { contentId: params.contentId, ...body }),
  );
  serve(server, endpoints.completeContent, ({ caller, params, body }) =>
    completeContent(world, caller, { contentId: params.contentId, ...body }),
  );
  serve(server, endpoints.listOwnContent, ({ caller, query }) => listOwnContent(world, caller, query));
  serve(server, endpoints.removeOwnContent, ({ caller, params }) => removeOwnContent(world, caller, params.contentId));
  serve(server, endpoints.addBookmark, ({ caller, params }) =>
    setBookmark(world, caller, { contentId: params.contentId, isSaved: true }),
  );
  serve(server, endpoints.removeBookmark, ({ caller, params }) =>
    setBookmark(world, caller, { contentId: params.contentId, isSaved: false }),
  );
  serve(server, endpoints.listBookmarks, ({ caller, query }) => getBookmarks(world, caller, query));
  serve(server, endpoints.saveNote, ({ caller, params, body }) =>
    writeNote(world, caller, { contentId: params.contentId, text: body.text }),
  );
  serve(server, endpoints.listNotes, ({ caller, query }) => getNotes(world, caller, query));
  serve(server, endpoints.listHistory, ({ caller, query }) => getHistory(world, caller, query));
  serve(server, endpoints.listAssignments, ({ caller, query }) => getAssignments(world, caller, query));
  serve(server, endpoints.assign, ({ caller, body }) => assign(world, caller, body));
  serve(server, endpoints.removeAssignment, ({ caller, params }) =>
    removeAssignment(world, caller, params.assignmentId),
  );
  serve(server, endpoints.getPublicContent, ({ params }) => getPublicContent(world, params));
  serveFile(server, endpoints.getPublicPicture, async ({ params }) => ({
    body: await drawPicture(world, params),
    cacheControl: 'public, max-age=86400',
  }));
  serve(server, library.importLibrary, ({ params, query, file }) =>
    importArchive(world, {
      orgId: params.orgId,
      path: file.path,
      isDryRun: query.dry_run === 'true',
      module: query.module ?? null,
    }),
  );
  serveFile(server, library.exportLibrary, async ({ params }) => ({
    body: await exportArchive(world, params.orgId),
    fileName: `${params.orgId}-library.zip`,
  }));
}
