import type { Reply } from '../chat/chat.ts';
import { RichText } from '#ui/text/rich/rich-text.tsx';
import { Bubble } from './bubble.tsx';
import { HerSide } from './her-side.tsx';
import { Thinking } from './thinking.tsx';

/** A reply while it is written. A card that takes its place is drawn when it has ended. */
export function ReplyUnderWay({ reply: { text } }: { reply: Reply }) {
  return (
    <HerSide isThinking>
      <Bubble>{text === '' ? <Thinking /> : <RichText text={text} />}</Bubble>
    </HerSide>
  );
}
