import { endpoint } from '../http/endpoint.ts';
import { noticeAnswer } from './notice.schemas.ts';

/** Read on every page: it stands alone, so that no page loads the rest for it. */
export const getNotice = endpoint({
  method: 'GET',
  path: '/api/v1/notice',
  summary: 'The maintenance notice, when there is one to show now or soon.',
  authority: 'anyone',
  result: noticeAnswer,
});
