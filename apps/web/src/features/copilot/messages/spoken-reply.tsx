import { t } from '@lingui/core/macro';
import { ASSISTANT_NAME } from '@snapwell/contract/brand';
import type { Chat } from '../chat/chat.ts';
import { completeSentences } from '../text/sentences.ts';

/**
 * What a screen reader hears of a reply: each sentence once, when it is complete; never what was said before the
 * drawer opened.
 */
export function SpokenReply({
  chat: { reply, messages, streamedId },
}: {
  chat: Pick<Chat, 'reply' | 'messages' | 'streamedId'>;
}) {
  const last = messages.at(-1);
  const ended = !reply && last?.id === streamedId ? last : null;
  const shownTitle = ended?.linkTitle;
  const sentences = reply ? completeSentences(reply.text, false) : completeSentences(ended?.content ?? '', true);
  return (
    <div aria-live="polite" aria-relevant="additions" className="sr-only">
      {reply && sentences.length === 0 && <p>{t`${ASSISTANT_NAME} is thinking.`}</p>}
      {sentences.map(({ at, text }) => (
        <p key={at}>{text}</p>
      ))}
      {shownTitle && <p>{t`${ASSISTANT_NAME} shows: ${shownTitle}`}</p>}
      {ended?.state === 'stopped' && <p>{t`Stopped.`}</p>}
    </div>
  );
}
