import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { openAssistant } from '#features/copilot/drawer/assistant-open.ts';
import { Button } from '#ui/button.tsx';

/** For who came from the assistant's card (`from=copilot`): back to where the conversation was. `aloneTo` is for a link that has nothing behind it; without it the conversation opens here. */
export function WayToConversation({ aloneTo }: { aloneTo?: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  if (search.get('from') !== 'copilot') return null;
  const goBack = () => {
    openAssistant();
    if (key !== 'default') void navigate(-1);
    else if (aloneTo) void navigate(aloneTo);
  };
  return (
    <Button variant="ghost" className="mb-2 -ml-4" onClick={goBack}>
      <ArrowLeft className="size-4.5" aria-hidden="true" /> Back to the conversation
    </Button>
  );
}
