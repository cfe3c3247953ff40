import { t } from '@lingui/core/macro';
import { ASSISTANT_NAME } from '@snapwell/contract/brand';
import type { ModelFailure } from '@snapwell/contract/copilot/inspector.schemas';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '#platform/locale/format.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import { assistantStatus } from '../settings.queries.ts';

/** What to set right, by what the model's service said. */
function whatToDo(reason: ModelFailure): string {
  switch (reason) {
    case 'credentials':
      return t`The service refuses the key. Check ASSISTANT_API_KEY on the server.`;
    case 'unknown-model':
      return t`The service doesn't know this model. Check ASSISTANT_MODEL and ASSISTANT_BASE_URL on the server.`;
    case 'unpaid':
      return t`The service says that its quota is used up. Check the bill there.`;
    case 'unreachable':
    case 'timeout':
      return t`The service doesn't answer in time. Check ASSISTANT_BASE_URL and the network of the server.`;
    default:
      return t`The service refuses what is asked. The server's log says more.`;
  }
}

/** Says that the language model doesn't answer, and why; nothing while it does. */
export function ModelTrouble({ orgId }: { orgId: string }) {
  const { data } = useQuery(assistantStatus(orgId));
  if (!data?.trouble) return null;
  const { reason, since } = data.trouble;
  const from = formatDateTime(since);
  return (
    <Callout kind="danger" heading="h2" title={t`The language model doesn't answer`}>
      <p>{whatToDo(reason)}</p>
      <p>{t`Since ${from}. Until then ${ASSISTANT_NAME} answers with what is built in.`}</p>
    </Callout>
  );
}
