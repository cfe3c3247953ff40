import * as endpoints from '@snapwell/contract/copilot/making.endpoints';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { World } from '#world.ts';
import { saveFilm, savePoster } from './makers/save-film.ts';
import { cancelMaking, getMaking, pageMakings, reportFilming } from './makings.ts';
import { readNarration } from './makers/read-narration.ts';
import { startMaking } from './start-making.ts';

export function makingRoutes(server: HttpServer, world: World): void {
  serve(server, endpoints.startMaking, ({ caller, body }) =>
    startMaking(world, caller, { kind: body.kind, contentId: body.content_id }),
  );
  serve(server, endpoints.listMakings, ({ caller, query }) => pageMakings(world, caller, query));
  serve(server, endpoints.getMaking, ({ caller, params }) => getMaking(world, caller, params.makingId));
  serve(server, endpoints.cancelMaking, ({ caller, params }) => cancelMaking(world, caller, params.makingId));
  serve(server, endpoints.getNarration, ({ caller, params }) => readNarration(world, caller, params.makingId));
  serve(server, endpoints.reportFilming, ({ caller, params, body }) =>
    reportFilming(world, caller, params.makingId, body.progress),
  );
  serve(server, endpoints.uploadPoster, ({ caller, params, file }) => savePoster(world, caller, params.makingId, file));
  serve(server, endpoints.uploadFilm, ({ caller, params, file }) => saveFilm(world, caller, params.makingId, file));
}
