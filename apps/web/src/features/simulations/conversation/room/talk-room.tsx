import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { ConversationView } from '@snapwell/contract/simulations/conversation-play.schemas';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { feelingOf } from '../../persona/expression.ts';
import { FEELINGS } from '../../persona/feelings.ts';
import { PersonaFace } from '../../persona/persona-face.tsx';
import type { MouthSource } from '../../persona/use-lively-face.ts';
import { clockWords } from '../clock-words.ts';
import { useSpeakingPace } from './speaking-pace.ts';
import { TalkDock } from './talk-dock.tsx';
import { GoalLine, GoalPanel } from './talk-goals.tsx';
import { VitalMonitor, VitalStrip } from './vital-monitor.tsx';
import { kindOf } from './vital-traces.ts';

interface TalkRoomProps {
  title: string;
  view: ConversationView;
  /** Seconds of talk so far, running. */
  seconds: number;
  isPractice: boolean;
  /** What was said and is on its way; null when nothing is. */
  pending: string | null;
  /** What went wrong with it, in words. */
  problem: string | null;
  /** The mouth of a voice that speaks; without one the words appear at the pace of speech. */
  mouth?: MouthSource | null;
  /** Where one speaks, when there is a voice. */
  voice?: ReactNode;
  /** In the place of what one types, while one speaks. */
  dock?: ReactNode;
  onSay: (said: string) => void;
  onEnd: () => void;
  onLeave: () => void;
  onShowResult: () => void;
}

const BREATHS = 16;

/** The room of a conversation: the face first, then what is said, then the goals and the monitor. Dark by day too. */
export function TalkRoom({
  title,
  view,
  seconds,
  isPractice,
  pending,
  problem,
  mouth = null,
  voice = null,
  dock = null,
  onSay,
  onEnd,
  onLeave,
  onShowResult,
}: TalkRoomProps) {
  const { persona, lines, vitals } = view;
  const { name } = persona;
  const last = lines.at(-1);
  const line = last?.reply ?? view.opening;
  const pace = useSpeakingPace(line);
  const breaths = vitals.find((vital) => kindOf(vital.title) === 'breath')?.value ?? BREATHS;
  const feeling = i18n._(FEELINGS[feelingOf(view)]);
  const isOver = view.ended_by !== null;
  return (
    <div
      data-theme="dark"
      className="relative grid h-[max(calc(100dvh-3.5rem),36rem)] grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-clip bg-paper text-ink"
    >
      <RoomBar {...{ title, view, seconds, isPractice, onLeave }} />
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)] gap-2.5 px-[clamp(12px,2vw,28px)] pt-1 nav:grid-cols-[16rem_minmax(0,1fr)_16rem] nav:grid-rows-1 nav:items-start nav:gap-6 xl:grid-cols-[18rem_minmax(0,1fr)_18rem]">
        <GoalLine goals={view.goals} />
        <GoalPanel goals={view.goals} />
        <VitalStrip vitals={vitals} />
        <section
          aria-label={t`Conversation with ${name}`}
          className="relative grid min-h-0 grid-rows-[minmax(0,1fr)_auto] justify-items-center self-stretch"
        >
          <div
            aria-hidden="true"
            className="pointer-events-none absolute -inset-x-[10%] inset-y-0 bg-[radial-gradient(closest-side,var(--lamp),transparent)]"
          />
          <PersonaFace
            persona={persona}
            mood={view.mood}
            pain={view.pain}
            change={last?.change ?? 0}
            breaths={breaths}
            mouth={mouth ?? pace.mouth}
            description={`${name}: ${feeling}`}
            className="relative h-full max-h-[36rem] min-h-0 w-full max-w-[35rem] self-end"
          />
          <Captions
            view={view}
            pending={pending}
            problem={problem}
            shown={mouth ? line : pace.shown}
            line={line}
            onHurry={pace.finish}
          />
        </section>
        <VitalMonitor vitals={vitals} name={persona.name} />
      </div>
      <TalkDock
        name={name}
        isSending={pending !== null}
        isOver={isOver}
        hasSpoken={lines.length > 0}
        voice={voice}
        dock={dock}
        onSay={onSay}
        onEnd={onEnd}
        onShowResult={onShowResult}
      />
    </div>
  );
}

function RoomBar({
  title,
  view: { persona, time_limit: limit },
  seconds,
  isPractice,
  onLeave,
}: Pick<TalkRoomProps, 'title' | 'view' | 'seconds' | 'isPractice' | 'onLeave'>) {
  const { name, age } = persona;
  const who = age === null ? `${name}, ${persona.role}` : `${name}, ${age}, ${persona.role}`;
  return (
    <div className="flex min-h-14 items-center gap-3 px-[clamp(8px,1.6vw,24px)] py-1.5 sm:min-h-16">
      <IconButton label={t`Leave the conversation`} onClick={onLeave}>
        <ArrowLeft aria-hidden="true" />
      </IconButton>
      <div className="min-w-0">
        <h1 className="truncate text-lg leading-[1.2]">{title}</h1>
        <p className="truncate text-xs text-ink-2">
          {who}
          {isPractice && ` · ${t`Practice run`}`}
        </p>
      </div>
      <p className="ml-auto flex items-center gap-2.5 font-display text-xl font-bold tabular-nums" role="timer">
        {limit !== null && (
          <small className="font-text text-xs font-medium text-ink-2 max-sm:hidden">{t`of ${limit} min`}</small>
        )}
        {clockWords(seconds)}
      </p>
    </div>
  );
}

interface CaptionsProps {
  view: ConversationView;
  pending: string | null;
  problem: string | null;
  /** As much of their line as is said. */
  shown: string;
  line: string;
  onHurry: () => void;
}

/** What both say, lying over the blanket, never over the face. All of it can be scrolled back. */
function Captions({ view: { persona, opening, lines }, pending, problem, shown, line, onHurry }: CaptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const said = `${lines.length} ${pending} ${shown.length}`;
  useEffect(() => {
    // What is said now is in view, whatever one read before.
    if (said && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [said]);
  const before = lines.slice(0, -1);
  const last = lines.at(-1);
  return (
    <div
      ref={list}
      role="log"
      aria-label={t`What was said`}
      tabIndex={0}
      className="relative z-2 -mt-22 grid max-h-[min(19rem,38dvh)] w-full max-w-[40rem] gap-2.5 overflow-y-auto overscroll-contain pt-6 pb-4 [mask-image:linear-gradient(transparent,black_1.5rem)]"
    >
      {last && <Caption from={persona.name}>{opening}</Caption>}
      {before.map((each, i) => (
        <div key={`${i}-${each.seconds}`} className="contents">
          <Caption isOwn isOld>
            {each.said}
          </Caption>
          <Caption from={persona.name}>{each.reply}</Caption>
        </div>
      ))}
      {last && (
        <Caption isOwn isOld={pending === null}>
          {last.said}
        </Caption>
      )}
      <Caption from={persona.name} isNow onPress={onHurry}>
        <span aria-hidden={shown !== line}>{shown}</span>
        {shown !== line && <span className="sr-only">{line}</span>}
      </Caption>
      {pending !== null && <Caption isOwn>{pending}</Caption>}
      {problem && (
        <p role="alert" className="justify-self-center rounded-md bg-surface px-4 py-2 text-sm text-ember-ink">
          {problem}
        </p>
      )}
    </div>
  );
}

interface CaptionProps {
  isOwn?: boolean;
  isOld?: boolean;
  isNow?: boolean;
  from?: string;
  onPress?: () => void;
  children: ReactNode;
}

function Caption({ isOwn = false, isOld = false, isNow = false, from, onPress, children }: CaptionProps) {
  return (
    <div
      onClick={onPress}
      className={classNames(
        'w-fit max-w-[94%] rounded-[22px] px-5 text-pretty motion-safe:animate-[rise_var(--enter)_var(--ease)]',
        isOwn ? 'justify-self-end rounded-br-[6px] bg-leaf-soft' : 'rounded-bl-[6px] bg-bubble text-on-bubble',
        isNow
          ? 'py-3.5 text-[clamp(1.0625rem,0.9rem+0.6vw,1.3125rem)] leading-[1.4]'
          : 'py-2.5 text-base leading-[1.45]',
        isOld && 'text-ink-2',
      )}
    >
      <small
        className={classNames('mb-0.5 block text-2xs font-semibold', isOwn ? 'text-leaf-ink' : 'text-on-bubble-2')}
      >
        {isOwn ? t`You` : from}
      </small>
      {children}
    </div>
  );
}
