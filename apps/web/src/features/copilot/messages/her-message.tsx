import { t } from '@lingui/core/macro';
import type { PracticeOffer } from '@snapwell/contract/copilot/stream.schemas';
import { hasRaisedNumbers, withoutRaisedNumbers } from '@snapwell/contract/text/raised-number';
import { Quote } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ChatMessage } from '../chat/chat-message.ts';
import { RichText } from '#ui/text/rich/rich-text.tsx';
import { safeAddress } from '#ui/text/rich/safe-address.ts';
import { MakingCard } from '../making/making-card.tsx';
import { ActionLinks } from './action-links.tsx';
import { Bubble, HerSide } from './her-side.tsx';
import { LinkCard } from './cards/link-card.tsx';
import { PromptChips } from './prompt-chips.tsx';
import { ProposalCard } from './cards/proposal-card.tsx';
import { RateReply } from './actions/rate-reply.tsx';
import { ReplyActions } from './actions/reply-actions.tsx';
import { isUrgent, toneOf, UrgentWords } from './urgent-words.tsx';
import { TutorCard } from './cards/tutor-card.tsx';
import type { Reply } from '../chat/chat.ts';

export interface HerMessageProps {
  orgId: string | null;
  conversationId: string | null;
  message: ChatMessage;
  /** The last of the conversation: what it suggests can still be asked. */
  isLast: boolean;
  onAsk: (text: string) => void;
  onInspect: () => void;
  /** The questions that came with it may still be answered. */
  isPracticeOpen: boolean;
  renderPractice?: RenderPractice | undefined;
}

/** Asks questions in place. */
export type RenderPractice = (practice: {
  offer: PracticeOffer;
  id: string;
  isOpen: boolean;
  /** Nothing came after it. */
  isLast: boolean;
  onAsk: (text: string) => void;
}) => ReactNode;

/** A reply of hers: text with its sources, or a card in its place. */
export function HerMessage({
  orgId,
  conversationId,
  message,
  isLast,
  onAsk,
  onInspect,
  isPracticeOpen,
  renderPractice,
}: HerMessageProps) {
  const {
    content,
    linkHref,
    linkTitle,
    imageUrl,
    sources,
    suggestions,
    making,
    practice,
    tutor,
    proposal,
    actions,
    care,
    state,
  } = message;
  const isNumbered = hasRaisedNumbers(content);
  return (
    <HerSide>
      {content !== '' && (
        <Bubble tone={toneOf(care)}>
          {isUrgent(care) ? (
            <UrgentWords text={content} />
          ) : (
            // What comes of a lesson has its source: numbers there are values.
            <RichText text={content} hasPhones={sources.length === 0} />
          )}
        </Bubble>
      )}
      {content === '' && linkHref !== undefined && <Bubble>{t`I'd open this one:`}</Bubble>}
      {linkHref !== undefined && <LinkCard href={linkHref} title={linkTitle ?? t`Open it`} imageUrl={imageUrl} />}
      {making !== null && orgId !== null && (
        <div data-grows className="w-full">
          <MakingCard orgId={orgId} begun={making} />
        </div>
      )}
      {practice !== null &&
        renderPractice?.({ offer: practice, id: message.id, isOpen: isPracticeOpen, isLast, onAsk })}
      {tutor !== null && <TutorCard step={tutor} isLast={isLast} onAsk={onAsk} />}
      {proposal !== null && orgId !== null && <ProposalCard orgId={orgId} proposal={proposal} isLast={isLast} />}
      {sources.map((source, at) => (
        <SourceLine key={source.url} {...source} number={isNumbered ? at + 1 : null} />
      ))}
      {state === 'stopped' && (
        <p className="text-xs text-ink-3">{content === '' ? t`Stopped before the first word.` : t`Stopped here.`}</p>
      )}
      <ActionLinks actions={actions} />
      {isLast && suggestions.length > 0 && (
        <PromptChips label={t`You could ask`} prompts={suggestions} onChoose={onAsk} />
      )}
      <ReplyActions
        text={withoutRaisedNumbers(content)}
        onInspect={state === 'stopped' ? undefined : onInspect}
        rate={
          orgId !== null &&
          conversationId !== null && (
            <RateReply orgId={orgId} conversationId={conversationId} messageId={message.id} rating={message.rating} />
          )
        }
      />
    </HerSide>
  );
}

interface SourceLineProps {
  title: string;
  url: string;
  /** What it is called in the text; null where the text names none. */
  number?: number | null;
}

/** Where an answer is taken from: it opens at the paragraph, the video at the second. */
function SourceLine({ title, url, number = null }: SourceLineProps) {
  const address = safeAddress(url, location.origin);
  if (!address?.isOwn) return null;
  return (
    <Link
      to={address.to}
      className="reach inline-flex min-h-6 items-start gap-1.5 text-xs font-[550] text-sky-ink underline-offset-3 hover:underline"
    >
      {number === null ? (
        <Quote className="mt-0.5 size-3.5 flex-none" aria-hidden="true" />
      ) : (
        <span className="figure mt-px min-w-3.5 flex-none text-center">{number}</span>
      )}
      <span>
        <span className="sr-only">{t`Source:`} </span>
        {title}
      </span>
    </Link>
  );
}

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
