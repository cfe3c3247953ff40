import * as endpoints from '@snapwell/contract/learning/learning.endpoints';
import { previewPointRules as previewEndpoint } from '@snapwell/contract/gamification/gamification.endpoints';
import { serveFile } from '#platform/files/serve-file.ts';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import { readIn } from '#platform/locale/reading-language.ts';
import type { World } from '#world.ts';
import { completeContent } from './content/complete-content.ts';
import { getContent } from './content/get-content.ts';
import { getPublicContent } from './content/get-public-content.ts';
import { saveClarity } from './content/save-clarity.ts';
import { saveProgress } from './content/save-progress.ts';
import { getBookmarks, getHistory, getNotes, setBookmark, writeNote } from './record/bookmarks-and-notes.ts';
import { previewPointRules } from './record/preview-point-rules.ts';
import { drawPicture } from './sharing/draw-picture.ts';
import { getPublicLibrary } from './sharing/public-library.ts';

export function learningRoutes(server: HttpServer, world: World): void {
  serve(server, endpoints.getContent, ({ caller, params, query, language }) =>
    readIn(query.lang ?? language, () => getContent(world, caller, params.contentId)),
  );
  serve(server, endpoints.saveProgress, ({ caller, params, body }) =>
    saveProgress(world, caller, { contentId: params.contentId, ...body }),
  );
  serve(server, endpoints.completeContent, ({ caller, params, body }) =>
    completeContent(world, caller, { contentId: params.contentId, ...body }),
  );
  serve(server, endpoints.saveClarity, ({ caller, params, body }) =>
    saveClarity(world, caller, { contentId: params.contentId, ...body }),
  );
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
  serve(server, previewEndpoint, ({ caller, body }) => previewPointRules(world, caller, body));
  serve(server, endpoints.getPublicContent, ({ params, query, language }) =>
    readIn(query.lang ?? language, () => getPublicContent(world, params)),
  );
  serve(server, endpoints.getPublicLibrary, ({ params }) => getPublicLibrary(world, params));
  serveFile(server, endpoints.getPublicPicture, async ({ params }) => ({
    body: await drawPicture(world, params),
    cacheControl: 'public, max-age=86400',
  }));
}
