import { t } from '@lingui/core/macro';
import type { BodyOfKind } from '@snapwell/contract/learning/kinds';
import {
  Captions,
  CaptionsOff,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  RotateCw,
} from 'lucide-react';
import type { CSSProperties } from 'react';
import { useOnDevice } from '#platform/device/on-device.ts';
import { formatNumber } from '#platform/locale/format.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { Select } from '#ui/form/select.tsx';
import { clock } from './transcript.tsx';
import type { Playing } from './use-playing.ts';
import type { VideoAct } from './video-keys.ts';

const SPEEDS = ['0.75', '1', '1.25', '1.5', '2'];

interface FilmStripProps {
  playing: Playing;
  /** Seconds. */
  at: number;
  chapters: BodyOfKind<'video'>['chapters'];
  hasCaptions: boolean;
  areCaptionsShown: boolean;
  speed: string;
  onSpeed: (speed: string) => void;
  onSeek: (seconds: number) => void;
  onAct: (act: VideoAct) => void;
}

/** All that moves a film, in one strip: play, the line of time with its chapters, captions, speed, the whole screen. */
export function FilmStrip(props: FilmStripProps) {
  const { playing, at, hasCaptions, areCaptionsShown, speed, onSpeed, onAct } = props;
  const { isPaused, duration, isFullScreen } = playing;
  const isOnDevice = useOnDevice();
  return (
    <div role="group" aria-label={t`Playback`} className="grid gap-1 bg-surface px-2 pt-2 pb-1 sm:px-3 print:hidden">
      <div className="flex items-center gap-2.5">
        <SeekLine {...props} />
        <Clock at={at} duration={duration} className="min-w-[11ch] flex-none sm:hidden" />
      </div>
      <div className="flex flex-wrap items-center gap-x-0.5">
        <IconButton label={isPaused ? t`Play` : t`Pause`} onClick={() => onAct({ type: 'toggle' })}>
          {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </IconButton>
        <IconButton
          label={t`10 seconds back`}
          className={IN_ONE_ROW}
          onClick={() => onAct({ type: 'skip', seconds: -10 })}
        >
          <RotateCcw aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t`10 seconds ahead`}
          className={IN_ONE_ROW}
          onClick={() => onAct({ type: 'skip', seconds: 10 })}
        >
          <RotateCw aria-hidden="true" />
        </IconButton>
        <Clock at={at} duration={duration} className="min-w-[11ch] px-1.5 max-sm:hidden" />
        <span className="ml-auto flex items-center gap-x-0.5">
          {hasCaptions && (
            <IconButton label={t`Captions`} aria-pressed={areCaptionsShown} onClick={() => onAct({ type: 'captions' })}>
              {areCaptionsShown ? <Captions aria-hidden="true" /> : <CaptionsOff aria-hidden="true" />}
            </IconButton>
          )}
          {isOnDevice && document.pictureInPictureEnabled && (
            <IconButton label={t`Small window`} className="max-sm:hidden" onClick={() => onAct({ type: 'picture' })}>
              <PictureInPicture2 aria-hidden="true" />
            </IconButton>
          )}
          {/* Its list would open behind a film that fills the screen. */}
          {!isFullScreen && (
            <Select
              label={t`Speed`}
              isLabelHidden
              options={SPEEDS.map((value) => ({ value, label: `${formatNumber(Number(value))} ×` }))}
              value={speed}
              onChange={onSpeed}
              className="w-22 sm:w-24"
            />
          )}
          <IconButton
            label={isFullScreen ? t`Leave full screen` : t`Full screen`}
            onClick={() => onAct({ type: 'fullscreen' })}
          >
            {isFullScreen ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
          </IconButton>
        </span>
      </div>
    </div>
  );
}

/** On the narrowest phones the line of time does what these do: all stand in one row. */
const IN_ONE_ROW = 'max-[359px]:hidden';

function Clock({ at, duration, className }: { at: number; duration: number; className: string }) {
  return (
    <span className={classNames('text-sm text-ink-2 tabular-nums', className)}>
      {/* How long it is comes with the film. */}
      {duration > 0 ? `${clock(at)} / ${clock(duration)}` : clock(at)}
    </span>
  );
}

/** The line of time: pressed, dragged or moved by keys; a gap where a chapter begins. */
function SeekLine({ playing: { duration }, at, chapters, onSeek }: FilmStripProps) {
  const [now, all] = [clock(at), clock(duration)];
  const chapter = chapters.findLast(({ start }) => start <= at)?.title;
  return (
    <div className="relative min-w-0 flex-1 forced-color-adjust-none">
      <input
        type="range"
        aria-label={t`Position in the film`}
        aria-valuetext={chapter === undefined ? t`${now} of ${all}` : t`${now} of ${all}, ${chapter}`}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={5}
        value={at}
        onChange={(event) => onSeek(Number(event.currentTarget.value))}
        className="seek-line w-full"
        style={{ '--share': `${duration > 0 ? (at / duration) * 100 : 0}%` } as CSSProperties}
      />
      {duration > 0 &&
        chapters
          .filter(({ start }) => start > 0 && start < duration)
          .map(({ start }) => (
            <i
              key={start}
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 h-2 w-0.75 -translate-1/2 bg-surface"
              style={{ left: `${(start / duration) * 100}%` }}
            />
          ))}
    </div>
  );
}
