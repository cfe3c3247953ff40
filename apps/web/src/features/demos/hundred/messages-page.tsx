import { t } from '@lingui/core/macro';
import { ArrowLeft, Phone } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useReachable } from '#platform/http/connection.ts';
import { formatDate } from '#platform/locale/format.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { Avatar } from '#ui/layout/avatar.tsx';
import { CallWardDialog } from './call-ward-dialog.tsx';
import { Waiting } from './community-page.tsx';
import { readThread, sendMessage, soundsUrgent, type Thread, unreadOf } from './state/hundred-state.ts';
import { changeHundred, useHundred } from './state/hundred-store.ts';
import { Pill } from './pill.tsx';

const at = (moment: string) => formatDate(moment, { weekday: 'short', hour: 'numeric', minute: '2-digit' });

/** Conversations with the clinic: the list, and the one that is open; on a phone one at a time. */
export function MessagesPage() {
  const { threads } = useHundred();
  const [search, setSearch] = useSearchParams();
  const open = threads.find(({ id }) => id === search.get('thread'));
  return (
    <div className="grid gap-8 nav:grid-cols-[340px_minmax(0,1fr)]">
      <section className={classNames('min-w-0', open && 'max-nav:hidden')}>
        <h1 className="mb-5 font-medium">{t`Messages`}</h1>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {threads.map((thread) => (
            <li key={thread.id}>
              <button
                type="button"
                aria-current={thread === open ? 'true' : undefined}
                onClick={() => setSearch({ thread: thread.id })}
                className="flex w-full items-center gap-3.5 rounded-[32px] bg-surface p-3 pr-5 text-left aria-current:bg-sky-soft"
              >
                <Avatar name={thread.name} size="md" />
                <span className="min-w-0 flex-1">
                  <b className="block font-semibold">{thread.name}</b>
                  <span lang="en" className="block truncate text-sm text-ink-2">
                    {thread.messages.at(-1)?.text}
                  </span>
                </span>
                {unreadOf(thread) > 0 && (
                  <span className="grid size-6 place-items-center rounded-full bg-ember font-display text-xs font-bold text-on-snap">
                    <span aria-hidden="true">{unreadOf(thread)}</span>
                    <span className="sr-only">{t`not read`}</span>
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      </section>
      {open ? (
        <Conversation key={open.id} thread={open} onClose={() => setSearch({})} />
      ) : (
        <p className="place-self-center text-ink-2 max-nav:hidden">{t`Open a conversation.`}</p>
      )}
    </div>
  );
}

function Conversation({ thread, onClose }: { thread: Thread; onClose: () => void }) {
  const [text, setText] = useState('');
  const [isCalling, setCalling] = useState(false);
  const isReachable = useReachable();
  const end = useRef<HTMLDivElement>(null);
  const unread = unreadOf(thread);
  useEffect(() => {
    if (unread > 0) changeHundred((state) => readThread(state, thread.id));
  }, [thread.id, unread]);
  const isUrgent = soundsUrgent(text);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    changeHundred((state) =>
      sendMessage(state, thread.id, {
        text: words,
        at: new Date(),
        isOnline: isReachable,
        automatic: t`We read messages on weekdays from 8 to 16. With fever, bleeding or trouble breathing, call the ward: somebody is always there.`,
      }),
    );
    setText('');
    requestAnimationFrame(() => end.current?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <section aria-label={thread.name} className="rounded-[36px] bg-surface p-5 nav:p-8">
      <div className="mb-5 flex items-center gap-3">
        <IconButton label={t`Back to all messages`} className="nav:hidden" onClick={onClose}>
          <ArrowLeft />
        </IconButton>
        <Avatar name={thread.name} size="md" />
        <p>
          <b className="block font-semibold">{thread.name}</b>
          <span lang="en" className="text-sm text-ink-2">
            {thread.role}
          </span>
        </p>
      </div>
      <ol className="grid gap-3" role="log" aria-label={t`Messages`}>
        {thread.messages.map((message) => (
          <li
            key={message.id}
            className={classNames(
              'max-w-[34rem] rounded-[28px] px-5 py-3.5',
              message.from === 'me'
                ? 'justify-self-end rounded-br-sm bg-sky text-on-sky'
                : 'justify-self-start rounded-bl-sm bg-paper',
            )}
          >
            {message.from === 'automatic' && <b className="block text-xs text-ink-2">{t`Automatic reply`}</b>}
            <span lang={message.from === 'them' ? 'en' : undefined}>{message.text}</span>
            <time dateTime={message.at} className="mt-1 block text-2xs opacity-80">
              {at(message.at)}
            </time>
          </li>
        ))}
      </ol>
      {thread.messages.at(-1)?.isWaiting && <div className="mt-3 justify-self-end">{<Waiting />}</div>}
      <form onSubmit={send} className="mt-6 grid gap-3">
        {isUrgent && (
          <div role="alert" className="flex flex-wrap items-center gap-3 rounded-[28px] bg-berry-soft px-5.5 py-4">
            <p className="min-w-0 flex-1 basis-60">
              <b className="text-berry-ink">{t`That shouldn't wait for a message.`}</b>{' '}
              {t`With fever, bleeding or trouble breathing, call.`}
            </p>
            <Pill onClick={() => setCalling(true)}>
              <Phone aria-hidden="true" />
              {t`Call the ward`}
            </Pill>
          </div>
        )}
        <TextArea
          label={t`Your message`}
          rows={2}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Pill look="filled" type="submit" className="justify-self-start" disabled={text.trim() === ''}>
          {t`Send`}
        </Pill>
      </form>
      <div ref={end} />
      <CallWardDialog isOpen={isCalling} onClose={() => setCalling(false)} />
    </section>
  );
}
