import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { assistantStatus } from '../copilot.queries.ts';

/** Four rows on a phone, two on a tablet, then one: what stands below does not move when it is known what to say. */
const ROWS = 'min-h-34 sm:min-h-16 nav:min-h-7';

/** What answers here, how much of the library it knows, how many questions are left today. */
export function StatusLine({ orgId }: { orgId: string }) {
  const { data } = useQuery(assistantStatus(orgId));
  if (!data) return <Skeleton className={`w-full ${ROWS}`} />;
  const { retrieval } = data;
  const model = data.model ?? '';
  const { items: known, total } = data.index;
  const { questions_left: questions } = data.budget;
  return (
    <p className={`flex flex-wrap content-start gap-2 ${ROWS}`}>
      <Chip tone={data.is_enabled ? 'leaf' : 'berry'}>{data.is_enabled ? t`Switched on` : t`Switched off`}</Chip>
      <Chip tone="sky">{data.engine === 'model' ? t`Model ${model}` : t`Built-in engine, finds by ${retrieval}`}</Chip>
      {data.trouble && <Chip tone="berry">{t`The model doesn't answer`}</Chip>}
      <Chip>{t`${known} of ${total} items known`}</Chip>
      <Chip>{t`${plural(questions, { one: '# question left today', other: '# questions left today' })}`}</Chip>
    </p>
  );
}
