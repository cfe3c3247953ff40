import { t } from '@lingui/core/macro';
import type { ConversationBody } from '@snapwell/contract/simulations/conversation';
import type { ConversationTry } from '@snapwell/contract/simulations/conversation-try.schemas';
import { TRY_STEPS } from '@snapwell/contract/simulations/simulations.limits';
import { MOST_SAID } from '@snapwell/contract/simulations/conversation-play.schemas';
import { ArrowUp, RotateCcw, X } from 'lucide-react';
import { Fragment, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { hasCode, wordsOf } from '#platform/http/api-error.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { Heard, TryFindings } from './try-findings.tsx';
import { useTry } from './use-try.ts';

interface TryConversationProps {
  orgId: string;
  body: ConversationBody;
  onClose: () => void;
}

/**
 * The author talks with the persona as the draft is now. What came out and what is met lights up; nothing is stored,
 * nothing paid.
 */
export function TryConversation({ orgId, body, onClose }: TryConversationProps) {
  const { tries, last, pending, error, isOver, say, restart } = useTry(orgId, body);
  const name = body.persona.name.trim() || t`The person`;
  return (
    <section
      aria-label={t`Try it`}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-4 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto"
    >
      <div className="-mb-2 flex items-center">
        <h3 className="min-w-0 flex-1 truncate text-lg">{t`Try it`}</h3>
        <IconButton label={t`Start over`} aria-disabled={tries.length === 0} onClick={restart}>
          <RotateCcw aria-hidden="true" />
        </IconButton>
        <IconButton label={t`Stop trying`} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <p className="text-sm text-ink-2">
        {t`You talk with ${name} as written now, saved or not. Nothing is stored, and there are no points.`}
      </p>
      <Transcript {...{ body, name, tries, pending }} />
      {error && (
        <p role="alert" className="rounded-md bg-ember-soft px-3 py-2 text-sm text-ember-ink">
          {hasCode(error, 'draft_unfinished')
            ? t`There’s nobody to talk with yet: finish one fact or one reaction, with two phrases at least.`
            : wordsOf(error)}
        </p>
      )}
      {isOver ? (
        <p className="rounded-md bg-leaf-soft px-3 py-2 text-sm font-semibold text-leaf-ink">{wordsOfEnd(last)}</p>
      ) : (
        <SayField name={name} isSending={pending !== null} onSay={say} />
      )}
      {last && (
        <div className="grid grid-cols-[auto_minmax(0,1fr)_2rem] items-center gap-3 text-sm">
          <span>{t`Mood`}</span>
          <ProgressBar value={last.view.mood} label={t`Mood`} size="sm" tone={last.view.mood < 35 ? 'ember' : 'leaf'} />
          <span className="figure text-end">{last.view.mood}</span>
        </div>
      )}
      <TryFindings body={body} last={last} />
    </section>
  );
}

interface TranscriptProps {
  body: ConversationBody;
  name: string;
  tries: readonly ConversationTry[];
  pending: string | null;
}

function Transcript({ body, name, tries, pending }: TranscriptProps) {
  const box = useRef<HTMLDivElement>(null);
  const bottom = useRef(0);
  const said = tries.length + (pending === null ? 0 : 1);
  // What is new is brought into view; who has scrolled back meanwhile stays there.
  useLayoutEffect(() => {
    if (box.current && bottom.current !== said) box.current.scrollTop = box.current.scrollHeight;
    bottom.current = said;
  }, [said]);
  return (
    <div
      ref={box}
      role="log"
      tabIndex={0}
      aria-label={t`Conversation with ${name}`}
      className="max-h-96 overflow-y-auto rounded-md"
    >
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <Bubble who={name} text={body.persona.opening || '…'} />
        {tries.map((now, i) => (
          <Fragment key={i}>
            <Bubble isOwn who={t`You`} text={now.step.said} />
            <Heard body={body} before={tries[i - 1]} now={now} />
            <Bubble who={name} text={now.step.reply} />
          </Fragment>
        ))}
        {pending !== null && <Bubble isOwn who={t`You`} text={pending} />}
      </ol>
    </div>
  );
}

function Bubble({ who, text, isOwn = false }: { who: string; text: string; isOwn?: boolean }) {
  return (
    <li
      className={classNames(
        'w-fit max-w-[92%] rounded-[16px] px-3.5 py-2 text-pretty',
        isOwn ? 'justify-self-end rounded-br-[5px] bg-leaf-soft' : 'rounded-bl-[5px] bg-surface-2',
      )}
    >
      <span className="block text-2xs font-semibold text-ink-2">{who}</span>
      {text}
    </li>
  );
}

function SayField({ name, isSending, onSay }: { name: string; isSending: boolean; onSay: (said: string) => void }) {
  const [draft, setDraft] = useState('');
  const say = () => {
    const said = draft.trim();
    if (said === '' || isSending) return;
    setDraft('');
    onSay(said);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    say();
  };
  return (
    <form
      className="flex items-end gap-1.5 rounded-[20px] border-[1.5px] border-line-strong bg-surface p-1.5 has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-sky"
      onSubmit={(event) => {
        event.preventDefault();
        say();
      }}
    >
      <textarea
        rows={1}
        aria-label={t`What you say to ${name}`}
        placeholder={t`Say something to ${name}`}
        maxLength={MOST_SAID}
        enterKeyHint="send"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={pressKey}
        className="field-sizing-content max-h-36 min-h-11 min-w-0 flex-1 resize-none bg-transparent px-2.5 py-2.5 leading-6 outline-none placeholder:text-ink-3"
      />
      <IconButton
        label={t`Say it`}
        type="submit"
        className="rounded-full bg-leaf text-on-leaf hover:bg-leaf"
        aria-disabled={isSending || draft.trim() === ''}
      >
        {isSending ? <Spinner /> : <ArrowUp aria-hidden="true" />}
      </IconButton>
    </form>
  );
}

function wordsOfEnd(last: ConversationTry | null): string {
  switch (last?.view.ended_by) {
    case 'agreement':
      return t`A reaction has ended the talk.`;
    case 'persona':
      return t`They don’t want to go on talking.`;
    case 'time':
      return t`The time is up.`;
    default:
      return t`That was the last of ${TRY_STEPS} sentences. Start over to go on.`;
  }
}
