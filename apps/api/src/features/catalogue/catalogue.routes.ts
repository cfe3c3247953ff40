import * as endpoints from '@snapwell/contract/catalogue/catalogue.endpoints';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { World } from '#world.ts';
import { getCourse, listCourses } from './courses/list-courses.ts';
import { getModule } from './modules/get-module.ts';
import { listItems } from './modules/list-items.ts';
import { listModules } from './modules/list-modules.ts';
import { readProgress } from './modules/read-progress.ts';
import { searchContent } from './search/search-content.ts';

export function catalogueRoutes(server: HttpServer, world: World): void {
  serve(server, endpoints.getProgress, ({ caller }) => readProgress(world, caller));
  serve(server, endpoints.listItems, ({ caller, query }) => listItems(world, caller, query));
  serve(server, endpoints.listModules, ({ caller, query }) => listModules(world, caller, query));
  serve(server, endpoints.getModule, ({ caller, params }) => getModule(world, caller, params.moduleId));
  serve(server, endpoints.listCourses, ({ caller }) => listCourses(world, caller));
  serve(server, endpoints.getCourse, ({ caller, params }) => getCourse(world, caller, params.courseId));
  serve(server, endpoints.searchContent, ({ caller, query }) => searchContent(world, caller, query));
}
