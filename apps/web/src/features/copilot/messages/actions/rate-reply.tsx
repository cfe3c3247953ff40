import { t } from '@lingui/core/macro';
import type { Rating } from '@snapwell/contract/copilot/conversation.schemas';
import { useMutation } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { wordsOf } from '#platform/http/api-error.ts';
import { notify } from '#ui/feedback/notify.tsx';
import { rateMessage } from '#features/copilot/copilot.queries.ts';
import { Action } from './reply-action.tsx';

interface RateReplyProps {
  orgId: string;
  conversationId: string;
  messageId: string;
  rating: Rating | null;
}

/** Whether a reply helped. A thumb down reaches those who write the lessons, without a name. */
export function RateReply({ orgId, conversationId, messageId, rating }: RateReplyProps) {
  const [given, setGiven] = useState(rating);
  const { mutate } = useMutation(rateMessage(orgId, conversationId, messageId));
  const rate = (wish: Rating) => {
    const next = given === wish ? null : wish;
    setGiven(next);
    mutate(next, {
      onSuccess: () =>
        next === 'down' &&
        notify('success', t`Thanks. Those who write your lessons see the question, not your name.`, { sound: null }),
      onError: (error) => {
        setGiven(given);
        notify('error', wordsOf(error));
      },
    });
  };
  return (
    <>
      <Action label={t`This helped`} isPressed={given === 'up'} onPress={() => rate('up')}>
        <ThumbsUp aria-hidden="true" />
      </Action>
      <Action label={t`This didn't help`} isPressed={given === 'down'} onPress={() => rate('down')}>
        <ThumbsDown aria-hidden="true" />
      </Action>
    </>
  );
}
