import { t } from '@lingui/core/macro';
import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { openAssistant } from '#features/copilot/drawer/assistant-open.ts';
import { OPEN_ENTRY } from '#features/copilot/drawer/use-place-in-history.ts';
import { useNarrow } from '#platform/device/width.ts';
import { Button } from '#ui/action/button.tsx';

/**
 * For who came from the assistant's card (`from=copilot`): back to where the conversation was. `aloneTo` is for a
 * link that has nothing behind it; without it the conversation opens here.
 */
export function WayToConversation({ aloneTo }: { aloneTo?: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const isPhone = useNarrow();
  if (search.get('from') !== 'copilot') return null;
  const goBack = () => {
    if (key === 'default' && aloneTo) return void navigate(aloneTo, { state: OPEN_ENTRY });
    // On a phone she is open in the entry before this one.
    if (key === 'default' || !isPhone) openAssistant();
    if (key !== 'default') void navigate(-1);
  };
  return (
    <Button variant="ghost" className="mb-2 -ml-4" onClick={goBack}>
      <ArrowLeft className="size-4.5" aria-hidden="true" /> {t`Back to the conversation`}
    </Button>
  );
}
