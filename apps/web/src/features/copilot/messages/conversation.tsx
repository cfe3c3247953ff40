import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowDown } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { useMinute } from '#platform/device/minute.ts';
import { formatDate, formatTime } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { SophieFace } from '#ui/brand/sophie-face.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { ChatMessage } from '../chat/chat-message.ts';
import type { Chat } from '../chat/chat.ts';
import { loadOlder } from '../chat/chat-runner.ts';
import { EmptyConversation } from './empty-conversation.tsx';
import { GAP_MS } from './gap.ts';
import { FailureNote } from './failure-note.tsx';
import { HerMessage, type RenderPractice, ReplyUnderWay } from './her-message.tsx';
import { openPracticeIn } from './open-practice.ts';
import { SpokenReply } from './spoken-reply.tsx';
import { useStayAtEnd } from './use-stay-at-end.ts';

interface ConversationProps {
  chat: Chat;
  firstName: string | null;
  /** The title of the lesson in view; null where there is none. */
  reading?: string | null;
  onAsk: (text: string) => void;
  onEdit: (text: string) => void;
  onInspect: (messageId: string) => void;
  /** Absent where nothing can be answered. */
  renderPractice?: RenderPractice | undefined;
}

/** The list of messages: it stays at its end while the reader is there, and loads what came before on demand. */
export function Conversation({
  chat,
  firstName,
  reading = null,
  onAsk,
  onEdit,
  onInspect,
  renderPractice,
}: ConversationProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const now = useMinute();
  const { messages, reply, failure, history, olderCursor, waiting } = chat;
  const isOfAnother = reading !== null && !reply && waiting === null && isAskedElsewhere(messages, reading);
  const last = `${isOfAnother} ${messages.length} ${reply?.text.length ?? '-'} ${waiting ?? ''} ${failure?.message ?? ''}`;
  const { isAtEnd, goToEnd } = useStayAtEnd(scroller, { first: messages[0]?.id, last, asked: waiting });
  const openPractice = openPracticeIn(messages);
  const isEmpty = history !== 'loading' && history !== 'unknown' && messages.length === 0 && !reply && waiting === null;
  return (
    <div className="@container relative h-full text-sm leading-normal">
      <div
        ref={scroller}
        role="group"
        tabIndex={0}
        aria-label={t`Messages`}
        className="flex h-full flex-col gap-4 overflow-y-auto overscroll-contain px-4 py-5 -outline-offset-3"
      >
        {olderCursor !== null && <OlderButton />}
        {(history === 'loading' || history === 'unknown') && messages.length === 0 && <ConversationSkeleton />}
        {isEmpty && <EmptyConversation firstName={firstName} canUndoClear={chat.canUndoClear} />}
        {messages.map((message, at) => {
          const label = [dayLabel(message.timestamp, messages[at - 1]?.timestamp, now), pageLabel(messages, at)]
            .filter((part) => part !== null)
            .join(' · ');
          const isLast = at === messages.length - 1;
          return (
            <Fragment key={message.id}>
              {label !== '' && <p className="px-10.5 text-center text-xs text-ink-3">{label}</p>}
              {message.role === 'user' ? (
                <OwnMessage text={message.content} quote={message.quote} />
              ) : (
                <HerMessage
                  orgId={chat.orgId}
                  conversationId={chat.conversationId}
                  message={message}
                  isLast={isLast && !reply}
                  isPracticeOpen={message.id === openPractice}
                  onAsk={onAsk}
                  onInspect={() => onInspect(message.id)}
                  renderPractice={renderPractice}
                />
              )}
            </Fragment>
          );
        })}
        {isOfAnother && <OtherLesson title={reading} />}
        {reply && <ReplyUnderWay reply={reply} />}
        {waiting !== null && <OwnMessage text={waiting} />}
        {failure && (
          <div data-grows className="pl-10.5">
            <FailureNote failure={failure} onRetry={onAsk} onEdit={onEdit} />
          </div>
        )}
      </div>
      <SpokenReply chat={chat} />
      {!isAtEnd && (
        <button
          type="button"
          aria-label={t`Latest`}
          onClick={goToEnd}
          // Below her face, where nothing is written.
          className="absolute bottom-2 left-1.5 grid size-11 place-items-center rounded-full border border-line bg-surface shadow-float"
        >
          <ArrowDown className="size-5" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

/** What the person asked. */
function OwnMessage({ text, quote = null }: { text: string; quote?: string | null }) {
  return (
    <div
      data-asked
      className="ml-auto max-w-[84%] rounded-[18px_18px_4px_18px] bg-sky-soft px-3.5 py-2.5 wrap-anywhere whitespace-pre-line text-ink"
    >
      <span className="sr-only">{t`You:`} </span>
      {text}
      {quote !== null && (
        <blockquote className="mt-1.5 line-clamp-3 border-l-2 border-sky pl-2.5 text-sm text-ink-2">{quote}</blockquote>
      )}
    </div>
  );
}

/** The line over a message that begins a new part of the conversation: another day, or an hour later. */
function dayLabel(timestamp: number, before: number | undefined, now: number): string | null {
  if (before !== undefined && timestamp - before < GAP_MS && isSameDay(timestamp, before)) return null;
  const time = formatTime(timestamp);
  if (isSameDay(timestamp, now)) return t`Today, ${time}`;
  if (isSameDay(timestamp, now - 24 * GAP_MS)) return t`Yesterday, ${time}`;
  const day = formatDate(timestamp, { day: 'numeric', month: 'long' });
  return `${day}, ${time}`;
}

/** The line over a question that was asked beside another lesson than the one before. */
function pageLabel(messages: readonly ChatMessage[], at: number): string | null {
  const { role, page } = messages[at]!;
  if (role !== 'user' || page === null) return null;
  const before = messages.slice(0, at).findLast((message) => message.role === 'user');
  return before === undefined || before.page === page ? null : t`Reading: ${page}`;
}

/** Whether the last question was asked beside another lesson. What she asks herself goes on wherever one is. */
function isAskedElsewhere(messages: readonly ChatMessage[], reading: string): boolean {
  const last = messages.at(-1);
  if (last?.practice || last?.tutor) return false;
  const asked = messages.findLast(({ role }) => role === 'user');
  return asked !== undefined && asked.page !== null && asked.page !== reading;
}

/** Where the lesson in view is another one than was spoken of: a beginning of its own, with what was said above it. */
function OtherLesson({ title }: { title: string }) {
  return (
    <div className="grid min-h-full flex-none content-center justify-items-center gap-3 px-4 py-8 text-center">
      <SophieFace className="size-16" frame="ring" canBlink />
      <p className="max-w-64">
        <Trans>
          You’re reading <b>{title}</b> now. Ask about it, or select words in it.
        </Trans>
      </p>
      <p className="max-w-64 text-xs text-ink-2">{t`What we spoke about before is above.`}</p>
    </div>
  );
}

const isSameDay = (a: number, b: number): boolean => new Date(a).toDateString() === new Date(b).toDateString();

function OlderButton() {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = () => {
    setState('loading');
    loadOlder().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <Button size="sm" variant="ghost" className="self-center" isPending={state === 'loading'} onClick={load}>
      {state === 'failed' ? t`Couldn't load these. Try again` : t`Earlier messages`}
    </Button>
  );
}

function ConversationSkeleton() {
  return (
    <div className="grid gap-4" aria-hidden="true">
      <Skeleton className="ml-auto h-11 w-3/5 rounded-md" />
      <Skeleton className="ml-10 h-20 w-4/5 rounded-md" />
      <Skeleton className="ml-auto h-11 w-2/5 rounded-md" />
    </div>
  );
}
