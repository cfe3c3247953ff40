import * as endpoints from '@snapwell/contract/library/authoring.endpoints';
import * as glossary from '@snapwell/contract/library/glossary/glossary.endpoints';
import * as replacing from '@snapwell/contract/library/replacing/replacing.endpoints';
import { followItem } from '@snapwell/contract/library/presence/presence.endpoints';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { World } from '#world.ts';
import { addUploaded } from './media/add-media.ts';
import { uploadRoutes } from './media/uploads.routes.ts';
import { serveEvents } from '#platform/http/serve-events.ts';
import { changeTree } from './change-tree.ts';
import { changeGlossary } from './glossary/change-glossary.ts';
import { getAuthorGlossary } from './glossary/get-author-glossary.ts';
import { getHistoryEntry, listItemHistory, settleConflict } from './item-history.ts';
import { openItem } from './open-item.ts';
import { previewItem } from './preview-item.ts';
import { cancelPublishing, publishItem, schedulePublishing } from './publish-item.ts';
import { followItem as followItemOf } from './presence/follow-item.ts';
import { replaceInModule, searchModule, undoReplacement } from './replacing/replace-in-module.ts';
import { saveDraft } from './save-draft.ts';
import { getAuthorTree } from './tree/get-author-tree.ts';

export function authoringRoutes(server: HttpServer, world: World): void {
  serve(server, endpoints.getAuthorTree, ({ params }) => getAuthorTree(world, params.orgId));
  serve(server, endpoints.changeAuthorTree, ({ caller, body }) => changeTree(world, caller, body.acts));
  serve(server, glossary.getAuthorGlossary, ({ params }) => getAuthorGlossary(world, params.orgId));
  serve(server, glossary.changeGlossary, ({ caller, body }) => changeGlossary(world, caller.orgId, body.acts));
  serve(server, endpoints.getAuthorItem, ({ params }) => openItem(world, params.orgId, params.contentId));
  serve(server, endpoints.saveDraft, ({ caller, params, body }) =>
    saveDraft(world, caller, { contentId: params.contentId, ...body }),
  );
  serve(server, endpoints.publishItem, async ({ caller, params, body: { revision, at } }) => {
    const { orgId, contentId } = params;
    if (at === null) await publishItem(world, { orgId, contentId, uid: caller.uid, revision });
    else await schedulePublishing(world, { orgId, contentId, revision }, new Date(at));
    return openItem(world, orgId, contentId);
  });
  serve(server, endpoints.addItemMedia, ({ caller, params, query, file }) =>
    addUploaded(world, caller, { contentId: params.contentId, name: query.name, file }),
  );
  uploadRoutes(server, world);
  serve(server, endpoints.cancelPublishing, ({ params }) => cancelPublishing(world, params.orgId, params.contentId));
  serve(server, endpoints.settleConflict, async ({ params, body }) => {
    await settleConflict(world, params.orgId, { contentId: params.contentId, use: body.use });
    return openItem(world, params.orgId, params.contentId);
  });
  serve(server, endpoints.previewItem, ({ params }) => previewItem(world, params.orgId, params.contentId));
  serve(server, endpoints.listItemHistory, ({ params }) => listItemHistory(world, params.orgId, params.contentId));
  serve(server, endpoints.getHistoryEntry, ({ params }) => getHistoryEntry(world, params.orgId, params));
  serveEvents(server, followItem, ({ caller, params, query }, { send }) =>
    followItemOf(world, caller, { contentId: params.contentId, editor: query.editor }, send),
  );
  serve(server, replacing.searchModule, ({ params, body }) => searchModule(world, params.orgId, params.moduleId, body));
  serve(server, replacing.replaceInModule, ({ caller, params, body }) =>
    replaceInModule(world, caller, params.moduleId, body),
  );
  serve(server, replacing.undoReplacement, ({ caller, params, body }) =>
    undoReplacement(world, caller, params.moduleId, body.items),
  );
}
