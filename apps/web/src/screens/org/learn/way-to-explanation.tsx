import { t } from '@lingui/core/macro';
import { ASSISTANT_NAME } from '@snapwell/contract/brand';
import { useQueryClient } from '@tanstack/react-query';
import { ask } from '#features/copilot/chat/chat-runner.ts';
import { openAssistant } from '#features/copilot/drawer/assistant-open.ts';
import { offerToVoice } from '#features/copilot/drawer/spoken-turns.ts';
import { Button } from '#ui/action/button.tsx';
import { gatherChatContext } from '#screens/gather-surroundings.ts';

/** Opens the assistant and has her explain the page in view. */
export function WayToExplanation({ orgId }: { orgId: string }) {
  const queryClient = useQueryClient();
  const askHer = () => {
    const question = t`Explain this page from the beginning`;
    openAssistant();
    if (!offerToVoice(question)) void ask(question, () => gatherChatContext(queryClient, orgId));
  };
  return <Button onClick={askHer}>{t`Ask ${ASSISTANT_NAME} to explain`}</Button>;
}
