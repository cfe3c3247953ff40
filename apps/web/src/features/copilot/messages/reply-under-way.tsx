import type { Reply } from '../chat/chat.ts';
import { RichText } from '#ui/text/rich/rich-text.tsx';
import { Bubble, HerSide } from './her-side.tsx';

const DOTS = [0, 160, 320];

/** A reply while it is written. A card that takes its place is drawn when it has ended. */
export function ReplyUnderWay({ reply: { text } }: { reply: Reply }) {
  return (
    <HerSide isThinking>
      <Bubble>{text === '' ? <Thinking /> : <RichText text={text} />}</Bubble>
    </HerSide>
  );
}

/** Before the first word of a reply. */
function Thinking() {
  return (
    <span className="flex h-5 items-center gap-1.5" aria-hidden="true">
      {DOTS.map((delay) => (
        <span
          key={delay}
          className="size-2 animate-pulse rounded-full bg-ink-3"
          style={{ animationDelay: `${delay}ms` }}
        />
      ))}
    </span>
  );
}
