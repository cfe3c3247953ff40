import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Combine, MoreHorizontal, Play, Plus, Scissors, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuItem } from '#ui/overlay/menu-item.tsx';
import { addCue, cueAt, type CueProblem, joinCues, problemOfCue, shiftCues, splitCue } from './cues.ts';
import { TimeField } from './time-field.tsx';
import type { Film } from './use-film.ts';
import { type CaptionCue, shortTime, toMilliseconds } from './vtt.ts';

interface CueListProps {
  cues: readonly CaptionCue[];
  film: Film;
  /** `act` is an act; without one it is typing in the line of that place. */
  onChange: (next: readonly CaptionCue[], step: { act?: string; at?: number }) => void;
}

const PROBLEMS: Record<CueProblem, ReturnType<typeof msg>> = {
  'ends-before-start': msg`It ends before it starts.`,
  overlaps: msg`It starts before the line above has ended.`,
  empty: msg`No words yet.`,
  'too-long': msg`Too long for two lines: split it.`,
  'too-fast': msg`Too much to read in its time.`,
  'too-short': msg`Too short to be read.`,
};
/** Skipping by keys, and shifting by the menu, in seconds. */
const SKIP_S = 2;
const SHIFT_S = 0.1;

/**
 * The lines of captions beside the film they belong to. Alt with a letter works while one types, the editing keys of
 * film: K plays, J and L skip, I starts the line here, O ends it here, M joins it with the next, N adds one; Ctrl+Enter
 * splits it at the cursor.
 */
export function CueList({ cues, film, onChange }: CueListProps) {
  const list = useRef<HTMLOListElement>(null);
  const focusOn = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (focusOn.current === null) return;
    textOf(list.current, focusOn.current)?.focus();
    focusOn.current = null;
  });
  const current = cueAt(cues, film.at);
  const change = (next: readonly CaptionCue[], act: string, focus?: number) => {
    if (focus !== undefined) focusOn.current = focus;
    onChange(next, { act });
  };
  const set = (at: number, part: Partial<CaptionCue>) => onChange(cues.with(at, { ...cues[at]!, ...part }), { at });
  const acts = {
    add: () => {
      const added = addCue(cues, film.now());
      change(added.cues, t`Line added.`, added.at);
    },
    split: (at: number) => {
      const field = textOf(list.current, at);
      const next = splitCue(cues, at, field?.selectionStart || Math.ceil(cues[at]!.text.length / 2));
      if (next.length > cues.length) change(next, t`Line split.`, at + 1);
    },
    join: (at: number) => at + 1 < cues.length && change(joinCues(cues, at), t`Lines joined.`, at),
    remove: (at: number) => change(cues.toSpliced(at, 1), t`Line removed.`, Math.max(0, at - 1)),
    shift: (at: number, seconds: number) => change(shiftCues(cues, at, seconds), t`Lines moved in time.`),
    startHere: (at: number) => set(at, { start: toMilliseconds(film.now()) }),
    endHere: (at: number) => set(at, { end: toMilliseconds(film.now()) }),
  };
  const press = (event: KeyboardEvent) => {
    const row = event.target instanceof Element ? event.target.closest('[data-cue]') : null;
    const at = row ? Number(row.getAttribute('data-cue')) : current;
    const key = event.ctrlKey && event.key === 'Enter' ? 'split' : event.altKey && !event.ctrlKey ? event.code : '';
    const ofFilm = {
      KeyK: film.toggle,
      KeyJ: () => film.seek(film.now() - SKIP_S),
      KeyL: () => film.seek(film.now() + SKIP_S),
      KeyN: acts.add,
    }[key];
    const ofLine = { KeyI: acts.startHere, KeyO: acts.endHere, KeyM: acts.join, split: acts.split }[key];
    if (!ofFilm && !(ofLine && at >= 0)) return;
    event.preventDefault();
    ofFilm?.();
    if (at >= 0) ofLine?.(at);
  };
  return (
    <div onKeyDown={press} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {cues.length === 0 && (
        <p className="rounded-lg border-[1.5px] border-dashed border-line-strong px-5 py-6 text-center text-ink-2">
          {t`No lines yet. Play the film, stop where somebody speaks, and add a line there.`}
        </p>
      )}
      <ol ref={list} aria-label={t`Lines`} className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden">
        {cues.map((cue, at) => (
          <CueRow
            key={at}
            at={at}
            cue={cue}
            problem={problemOfCue(cues, at)}
            isCurrent={at === current}
            isLast={at === cues.length - 1}
            onSet={(part) => set(at, part)}
            onSeek={() => film.seek(cue.start)}
            acts={acts}
          />
        ))}
      </ol>
      <span>
        <Button onClick={acts.add}>
          <Plus className="size-4.5" aria-hidden="true" /> {t`Add a line here`}
        </Button>
      </span>
    </div>
  );
}

interface CueRowProps {
  at: number;
  cue: CaptionCue;
  problem: CueProblem | null;
  isCurrent: boolean;
  isLast: boolean;
  onSet: (part: Partial<CaptionCue>) => void;
  onSeek: () => void;
  acts: Record<'split' | 'join' | 'remove' | 'startHere' | 'endHere', (at: number) => unknown> & {
    shift: (at: number, seconds: number) => void;
  };
}

function CueRow({ at, cue, problem, isCurrent, isLast, onSet, onSeek, acts }: CueRowProps) {
  const [number, time] = [at + 1, shortTime(cue.start)];
  const menu = (
    <Menu
      trigger={
        <IconButton label={t`More for line ${number}`}>
          <MoreHorizontal aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem onSelect={() => acts.startHere(at)}>{t`Start where the film is`}</MenuItem>
      <MenuItem onSelect={() => acts.endHere(at)}>{t`End where the film is`}</MenuItem>
      <MenuItem icon={<Scissors />} onSelect={() => acts.split(at)}>{t`Split`}</MenuItem>
      <MenuItem icon={<Combine />} onSelect={() => acts.join(at)} disabled={isLast}>
        {t`Join with the next`}
      </MenuItem>
      <MenuItem onSelect={() => acts.shift(at, -SHIFT_S)}>{t`This and all after: 0.1 s earlier`}</MenuItem>
      <MenuItem onSelect={() => acts.shift(at, SHIFT_S)}>{t`This and all after: 0.1 s later`}</MenuItem>
      <MenuItem icon={<Trash2 />} isDestructive onSelect={() => acts.remove(at)}>
        {t`Remove`}
      </MenuItem>
    </Menu>
  );
  return (
    <li
      data-cue={at}
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2 rounded-lg border-[1.5px] p-2 lg:grid-cols-[auto_6rem_6rem_minmax(0,1fr)_auto]',
        isCurrent ? 'border-leaf bg-leaf-soft' : 'border-line bg-surface',
      )}
    >
      <IconButton label={t`Go to line ${number}, ${time}`} onClick={onSeek}>
        <Play aria-hidden="true" />
      </IconButton>
      <TimeField
        label={t`Start of line ${number}`}
        isLabelHidden
        value={cue.start}
        onChange={(start) => onSet({ start })}
      />
      <TimeField label={t`End of line ${number}`} isLabelHidden value={cue.end} onChange={(end) => onSet({ end })} />
      <TextArea
        label={t`Line ${number}`}
        isLabelHidden
        rows={2}
        value={cue.text}
        error={problem ? i18n._(PROBLEMS[problem]) : undefined}
        onChange={(event) => onSet({ text: event.target.value })}
        className="max-lg:order-1 max-lg:col-span-full"
      />
      {menu}
    </li>
  );
}

const textOf = (list: Element | null, at: number) =>
  list?.children[at]?.querySelector<HTMLTextAreaElement>('textarea') ?? null;
