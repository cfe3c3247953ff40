import { useQuery } from '@tanstack/react-query';
import { Chip } from '#ui/action/chip.tsx';
import { assistantStatus } from '../copilot.queries.ts';

/** What answers here, how much of the library it knows, how many questions are left today. */
export function StatusLine({ orgId }: { orgId: string }) {
  const { data } = useQuery(assistantStatus(orgId));
  if (!data) return null;
  return (
    <p className="flex flex-wrap gap-2">
      <Chip tone={data.is_enabled ? 'leaf' : 'berry'}>{data.is_enabled ? 'Switched on' : 'Switched off'}</Chip>
      <Chip tone="sky">
        {data.engine === 'model' ? `Model ${data.model ?? ''}` : `Built-in engine, finds by ${data.retrieval}`}
      </Chip>
      <Chip>{`${data.index.items} of ${data.index.total} items known`}</Chip>
      <Chip>{`${data.budget.questions_left} questions left today`}</Chip>
    </p>
  );
}
