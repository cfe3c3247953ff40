import * as endpoints from '@snapwell/contract/learning/assignments/assignments.endpoints';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { World } from '#world.ts';
import { assign, changeAssignment, endAssignment, previewAssignment, remindNow } from './change-assignments.ts';
import { removeException, setException } from './change-exceptions.ts';
import { exportAssignedPeople } from './export-assigned-people.ts';
import { listAssignedPeople, listAssignmentsOf, listOwnAssignments } from './list-assigned-people.ts';
import { listCourseAskers } from './askers/list-course-askers.ts';
import { getAssignment, listAssignable, listAssignments } from './list-assignments.ts';

export function assignmentRoutes(server: HttpServer, world: World): void {
  serve(server, endpoints.listAssignments, ({ caller, query }) =>
    listAssignments(world, caller, { isEnded: query.is_ended === 'true' }),
  );
  serve(server, endpoints.assign, ({ caller, body }) => assign(world, caller, body));
  serve(server, endpoints.listAssignable, ({ caller }) => listAssignable(world, caller));
  serve(server, endpoints.previewAssignment, ({ caller, body }) => previewAssignment(world, caller, body));
  serve(server, endpoints.getAssignment, ({ caller, params }) => getAssignment(world, caller, params.assignmentId));
  serve(server, endpoints.listAssignedPeople, ({ caller, params, query }) =>
    listAssignedPeople(world, caller, { id: params.assignmentId, ...query }),
  );
  serve(server, endpoints.exportAssignedPeople, ({ caller, params, query, language }) =>
    exportAssignedPeople(world, caller, { id: params.assignmentId, language, ...query }),
  );
  serve(server, endpoints.changeAssignment, ({ caller, params, body }) =>
    changeAssignment(world, caller, { id: params.assignmentId, change: body }),
  );
  serve(server, endpoints.removeAssignment, ({ caller, params }) => endAssignment(world, caller, params.assignmentId));
  serve(server, endpoints.remindAssigned, ({ caller, params, body }) =>
    remindNow(world, caller, { id: params.assignmentId, ...(body.uids && { uids: body.uids }) }),
  );
  serve(server, endpoints.setException, ({ caller, params, body }) =>
    setException(world, caller, { id: params.assignmentId, uid: params.uid, ...body }),
  );
  serve(server, endpoints.removeException, ({ caller, params }) =>
    removeException(world, caller, { id: params.assignmentId, uid: params.uid }),
  );
  serve(server, endpoints.listOwnAssignments, ({ caller }) => listOwnAssignments(world, caller));
  serve(server, endpoints.listCourseAskers, ({ caller, params }) => listCourseAskers(world, caller, params.courseId));
  serve(server, endpoints.listAssignmentsOf, ({ caller, params }) => listAssignmentsOf(world, caller, params.uid));
}
