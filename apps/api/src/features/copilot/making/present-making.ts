import type { Making, MakingDetail } from '@snapwell/contract/copilot/making.schemas';
import type { MakingRow } from './makings.repository.ts';

export function presentMaking({ id, kind, title, state, progress, contentId, message }: MakingRow): Making {
  return { id, kind, title, state: state === 'filming' ? 'working' : state, progress, content_id: contentId, message };
}

/** With the film as long as it is to be drawn. */
export function presentDetail(row: MakingRow): MakingDetail {
  return { ...presentMaking(row), film: row.state === 'filming' ? row.film : null };
}
