import { useEffect, useState } from 'react';
import { sendWaitingDraft, type WaitingDraft } from './draft-outbox.ts';

/** What this device has not sent of an item, after another try; undefined until that is known. */
export function useWaitingDraft(orgId: string, contentId: string): WaitingDraft | null | undefined {
  const [waiting, setWaiting] = useState<WaitingDraft | null | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    const tell = (found: WaitingDraft | null) => {
      if (!isGone) setWaiting(found);
    };
    sendWaitingDraft({ orgId, contentId }).then(tell, () => tell(null));
    return () => {
      isGone = true;
    };
  }, [orgId, contentId]);
  return waiting;
}
