import { readChunkHash } from '@snapwell/contract/copilot/chunk-address';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Select } from '#ui/select.tsx';
import type { PlayerProps } from '../player/player.ts';
import { clock, Transcript } from './transcript.tsx';
import { useCues } from './use-cues.ts';
import { useSource } from './use-source.ts';
import { readStretches, watchedShare, withStretch } from './watched.ts';

const SPEEDS = ['0.75', '1', '1.25', '1.5', '2'].map((value) => ({ value, label: `${value} ×` }));
/** More than this between two looks at the clock is a jump, not watching. */
const JUMP_S = 2.5;

/** A video with captions, chapters, speed and a transcript. What was watched counts, what was jumped over does not. */
export function VideoPlayer({ body, content, start, media, report }: PlayerProps<'video'>) {
  const video = useRef<HTMLVideoElement>(null);
  const seen = useRef(readStretches(start.place.watched));
  const last = useRef<number | null>(null);
  const [at, setAt] = useState(0);
  const [speed, setSpeed] = useState('1');
  const file = media(body.source);
  useSource(video, file?.url, file?.content_type);
  const cues = useCues(video, body.captions.length > 0);
  const seek = (seconds: number) => {
    if (video.current) video.current.currentTime = seconds;
  };
  const watch = () => {
    const now = video.current?.currentTime ?? 0;
    const before = last.current;
    last.current = now;
    setAt(now);
    if (before === null || now <= before || now - before > JUMP_S) return;
    seen.current = withStretch(seen.current, before, now);
    report({ furthest: watchedShare(seen.current, body.duration), place: { seconds: Math.floor(now), watched: rounded(seen.current) } });
  };
  const location = useLocation();
  useEffect(() => {
    const seconds = readChunkHash(location.hash)?.seconds;
    if (seconds !== undefined && video.current) video.current.currentTime = seconds;
  }, [location]);
  const resume = () => {
    const seconds = readChunkHash(location.hash)?.seconds ?? start.place.seconds;
    if (typeof seconds === 'number' && seconds < body.duration - 2) seek(seconds);
    if (video.current) video.current.playbackRate = Number(speed);
  };
  return (
    <div className="grid gap-5">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions are the tracks below; one without speech has a transcript instead */}
      <video
        ref={video}
        controls
        playsInline
        preload="metadata"
        aria-label={content.title}
        poster={body.poster && media(body.poster)?.url}
        onLoadedMetadata={resume}
        onTimeUpdate={watch}
        onSeeking={() => {
          last.current = null;
        }}
        className="aspect-video w-full rounded-lg bg-ink"
      >
        {body.captions.map(({ source, language, label }, order) => (
          <track key={source} kind="captions" src={media(source)?.url} srcLang={language} label={label} default={order === 0} />
        ))}
      </video>
      <div className="flex flex-wrap items-center gap-3">
        <Select
          label="Speed"
          isLabelHidden
          options={SPEEDS}
          value={speed}
          onChange={(next) => {
            setSpeed(next);
            if (video.current) video.current.playbackRate = Number(next);
          }}
          className="w-32"
        />
        {body.chapters.map((chapter) => (
          <button
            key={chapter.start}
            type="button"
            onClick={() => seek(chapter.start)}
            className="min-h-11 rounded-full border border-line px-4 text-sm font-semibold hover:bg-surface-2"
          >
            {clock(chapter.start)} {chapter.title}
          </button>
        ))}
      </div>
      {cues.length > 0 && <Transcript cues={cues} at={at} onSeek={seek} />}
      {body.transcript && <p className="prose whitespace-pre-line">{body.transcript}</p>}
    </div>
  );
}

const rounded = (stretches: ReturnType<typeof readStretches>) => stretches.map(([from, to]) => [Math.round(from), Math.round(to)]).slice(-100);
