import { t } from '@lingui/core/macro';
import type { ChatMessage } from '../chat/chat-message.ts';
import { RichText } from '../text/rich-text.tsx';
import { MakingCard } from '../making/making-card.tsx';
import { Bubble } from './bubble.tsx';
import { HerSide } from './her-side.tsx';
import { LinkCard } from './link-card.tsx';
import { PromptChips } from './prompt-chips.tsx';
import { ReplyActions } from './reply-actions.tsx';
import { SourceLine } from './source-line.tsx';

export interface HerMessageProps {
  orgId: string | null;
  message: ChatMessage;
  /** The last of the conversation: what it suggests can still be asked. */
  isLast: boolean;
  onAsk: (text: string) => void;
  onInspect: () => void;
}

/** A reply of hers: text with its sources, or a card in its place. */
export function HerMessage({ orgId, message, isLast, onAsk, onInspect }: HerMessageProps) {
  const { content, linkHref, linkTitle, imageUrl, sources, suggestions, making, state } = message;
  return (
    <HerSide>
      {content !== '' && (
        <Bubble>
          <RichText text={content} />
        </Bubble>
      )}
      {linkHref !== undefined && <LinkCard href={linkHref} title={linkTitle ?? t`Open it`} imageUrl={imageUrl} />}
      {making !== null && orgId !== null && <MakingCard orgId={orgId} begun={making} />}
      {sources.map((source) => (
        <SourceLine key={source.url} {...source} />
      ))}
      {state === 'stopped' && (
        <p className="text-xs text-ink-3">{content === '' ? t`Stopped before the first word.` : t`Stopped here.`}</p>
      )}
      {isLast && suggestions.length > 0 && (
        <PromptChips label={t`You could ask`} prompts={suggestions} onChoose={onAsk} />
      )}
      <ReplyActions text={content} onInspect={state === 'stopped' ? undefined : onInspect} />
    </HerSide>
  );
}
