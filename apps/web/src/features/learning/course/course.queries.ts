import { listCourseAskers } from '@snapwell/contract/learning/assignments/assignments.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';

/** Who asks for a course; its page is whole without it. Apart from the other queries, which strangers load as well. */
export const courseAskers = (orgId: string, courseId: string) =>
  queryOptions({
    queryKey: ['learning', orgId, 'course', courseId, 'askers'],
    queryFn: () => call(listCourseAskers, { params: { orgId, courseId } }, { isKept: true }),
    throwOnError: false,
  });
