import { msg, plural, t } from '@lingui/core/macro';
import { i18n } from '@lingui/core';
import { Clock, Flag, Heart, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useReachable } from '#platform/http/connection.ts';
import { formatDate } from '#platform/locale/format.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { notify } from '#ui/feedback/notify.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { Avatar } from '#ui/layout/avatar.tsx';
import { dayOf, daysBetween, type Post, type Topic, topics } from './state/hundred-state.ts';
import { changeHundred, useHundred } from './state/hundred-store.ts';
import { Pill } from './pill.tsx';

const TOPICS = {
  all: msg`All`,
  'going-out': msg`Going out`,
  food: msg`Food`,
  tired: msg`Tired`,
  family: msg`Family`,
};
const OWN_NAME = 'Jo';

const withPost = (id: string, change: (post: Post) => Post) =>
  changeHundred((state) => ({ ...state, posts: state.posts.map((post) => (post.id === id ? change(post) : post)) }));

/** What people on other days write to each other. */
export function CommunityPage() {
  const { posts, dayZero } = useHundred();
  const [topic, setTopic] = useState<Topic | 'all'>('all');
  const [text, setText] = useState('');
  const [about, setAbout] = useState<Topic>('going-out');
  const isReachable = useReachable();
  const shown = posts.filter((post) => !post.isHidden && (topic === 'all' || post.topic === topic));
  const share = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    const now = new Date();
    const post: Post = {
      id: `own-${now.getTime().toString(36)}`,
      author: OWN_NAME,
      authorDay: daysBetween(dayZero, dayOf(now)),
      topic: about,
      text: words,
      at: now.toISOString(),
      isOwn: true,
      isHidden: false,
      isWaiting: !isReachable,
      hearts: 0,
      hasOwnHeart: false,
      replies: [],
    };
    changeHundred((state) => ({ ...state, posts: [post, ...state.posts] }));
    setText('');
    setTopic('all');
  };
  return (
    <div className="grid gap-x-16 gap-y-10 nav:grid-cols-[minmax(0,1fr)_360px]">
      <div className="min-w-0">
        <h1 className="font-medium">{t`Others on their days`}</h1>
        <div className="mt-5 mb-6 overflow-x-auto">
          <SegmentedControl
            label={t`Topic`}
            value={topic}
            onChange={setTopic}
            options={(['all', ...topics] as const).map((value) => ({ value, label: i18n._(TOPICS[value]) }))}
          />
        </div>
        {shown.length === 0 ? (
          <p className="rounded-[28px] bg-surface p-7 text-ink-2">{t`Nobody has written about this yet. You could be the first.`}</p>
        ) : (
          <ul className="grid gap-4">
            {shown.map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
          </ul>
        )}
      </div>
      <form
        onSubmit={share}
        className="grid content-start gap-4 self-start rounded-[36px] bg-surface p-7 max-nav:order-first nav:sticky nav:top-40"
      >
        <h2 className="font-medium">{t`Write to the others`}</h2>
        <TextArea
          label={t`Your words`}
          isLabelHidden
          placeholder={t`How was today?`}
          maxLength={1000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t`Topic`}</legend>
          {topics.map((one) => (
            <label
              key={one}
              className="flex min-h-11 cursor-pointer items-center rounded-full px-4 text-sm font-semibold inset-ring-[1.5px] inset-ring-line-strong has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-sky"
            >
              <input
                type="radio"
                name="about"
                className="sr-only"
                checked={about === one}
                onChange={() => setAbout(one)}
              />
              {i18n._(TOPICS[one])}
            </label>
          ))}
        </fieldset>
        <Pill look="filled" type="submit" disabled={text.trim() === ''}>{t`Share`}</Pill>
        <p className="text-xs text-ink-2">
          {t`Others see your first name and your day. Here nobody does: what you write stays in this browser.`}
        </p>
      </form>
    </div>
  );
}

function PostCard({ post }: { post: Post }) {
  const [isReplying, setReplying] = useState(false);
  const undo = (before: ReturnType<typeof changeHundred>) => ({
    sound: null,
    action: { label: t`Undo`, onPress: () => void changeHundred(() => before) },
  });
  const hide = () =>
    notify(
      'success',
      t`Reported. You won't see it any more.`,
      undo(withPost(post.id, (one) => ({ ...one, isHidden: true }))),
    );
  const remove = () =>
    notify(
      'success',
      t`Deleted.`,
      undo(changeHundred((state) => ({ ...state, posts: state.posts.filter(({ id }) => id !== post.id) }))),
    );
  return (
    <li className="rounded-[36px] bg-surface p-6">
      <div className="flex items-center gap-3">
        <Avatar name={post.author} size="md" />
        <p className="min-w-0 flex-1">
          <b className="font-semibold">{post.author}</b>
          <span className="block text-xs text-ink-2">
            {t`Day ${post.authorDay}`} · {i18n._(TOPICS[post.topic])} ·{' '}
            {formatDate(post.at, { weekday: 'short', hour: 'numeric', minute: '2-digit' })}
          </span>
        </p>
        {post.isOwn ? (
          <IconButton label={t`Delete`} onClick={remove}>
            <Trash2 />
          </IconButton>
        ) : (
          <IconButton label={t`Report and hide`} onClick={hide}>
            <Flag />
          </IconButton>
        )}
      </div>
      <p lang={post.isOwn ? undefined : 'en'} className="my-4 text-lg whitespace-pre-line">
        {post.text}
      </p>
      {post.isWaiting && <Waiting />}
      <div className="flex flex-wrap gap-2">
        <Pill
          aria-pressed={post.hasOwnHeart}
          className={classNames(post.hasOwnHeart && 'bg-ember-soft text-ember-ink')}
          onClick={() =>
            withPost(post.id, (one) => ({
              ...one,
              hasOwnHeart: !one.hasOwnHeart,
              hearts: one.hearts + (one.hasOwnHeart ? -1 : 1),
            }))
          }
        >
          <Heart aria-hidden="true" className={classNames(post.hasOwnHeart && 'fill-current')} />
          <span className="sr-only">{t`Thinking of you`}</span>
          {post.hearts}
        </Pill>
        <Pill aria-expanded={isReplying} onClick={() => setReplying(!isReplying)}>
          {t`Reply`}
        </Pill>
      </div>
      <Replies post={post} />
      {isReplying && <ReplyForm post={post} onSent={() => setReplying(false)} />}
    </li>
  );
}

function Replies({ post: { replies } }: { post: Post }) {
  if (replies.length === 0) return null;
  return (
    <ul
      aria-label={plural(replies.length, { one: '# reply', other: '# replies' })}
      className="mt-4 grid gap-2 border-l-2 border-line pl-4"
    >
      {replies.map((one) => (
        <li key={one.id} className="text-sm">
          <b className="font-semibold">{one.author}</b> <span lang={one.isOwn ? undefined : 'en'}>{one.text}</span>
        </li>
      ))}
    </ul>
  );
}

function ReplyForm({ post, onSent }: { post: Post; onSent: () => void }) {
  const [reply, setReply] = useState('');
  const answer = (event: FormEvent) => {
    event.preventDefault();
    const now = new Date();
    const added = {
      id: now.getTime().toString(36),
      author: OWN_NAME,
      text: reply.trim(),
      at: now.toISOString(),
      isOwn: true,
    };
    if (added.text === '') return;
    withPost(post.id, (one) => ({ ...one, replies: [...one.replies, added] }));
    setReply('');
    onSent();
  };
  return (
    <form onSubmit={answer} className="mt-4 grid gap-3">
      <TextArea
        label={t`Your reply to ${post.author}`}
        rows={2}
        maxLength={500}
        value={reply}
        onChange={(event) => setReply(event.target.value)}
      />
      <Pill type="submit" className="justify-self-start" disabled={reply.trim() === ''}>{t`Send reply`}</Pill>
    </form>
  );
}

/** What was written without a connection says so until it is sent. */
export function Waiting() {
  return (
    <p className="mb-3 flex items-center gap-2 text-xs font-semibold text-ember-ink">
      <Clock className="size-4" aria-hidden="true" />
      {t`Waits for a connection. It'll be sent by itself.`}
    </p>
  );
}
