import { i18n } from '@lingui/core';
import { readChunkHash } from '@snapwell/contract/copilot/chunk-address';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useReachable } from '#platform/http/connection.ts';
import { classNames } from '#ui/class-names.ts';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import type { PlayerProps } from '../player/player.ts';
import { Transcript } from './transcript.tsx';
import { turnCaptions, useCaptions } from './use-captions.ts';
import { useCues } from './use-cues.ts';
import { useSource } from './use-source.ts';
import { useWatching } from './use-watching.ts';
import { VideoChapters } from './video-chapters.tsx';
import { VideoFailure } from './video-failure.tsx';
import { actOf, KEYS_IN_WORDS, type VideoAct } from './video-keys.ts';
import { VideoToolbar } from './video-toolbar.tsx';

/** A video with captions, chapters, speed and a transcript. What was watched counts, what was jumped over does not. */
export function VideoPlayer({ body, content, start, media, report }: PlayerProps<'video'>) {
  const video = useRef<HTMLVideoElement>(null);
  const [speed, setSpeed] = useState('1');
  const [isBroken, setBroken] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  const isReachable = useReachable();
  const file = media(body.source);
  useSource(video, file?.url, file?.content_type);
  const cues = useCues(video, body.captions.length > 0);
  const areCaptionsShown = useCaptions(video);
  const watching = useWatching(video, { body, start, report });

  const load = () => video.current?.load();
  useEffect(() => {
    if (isBroken && isReachable) video.current?.load();
  }, [isBroken, isReachable]);

  const seek = (seconds: number) => {
    if (video.current) video.current.currentTime = seconds;
  };
  const act = (wanted: VideoAct) => {
    if (video.current) carryOut(wanted, video.current);
  };
  const press = (event: KeyboardEvent) => {
    const wanted = actOf(event);
    if (!wanted) return;
    event.preventDefault();
    act(wanted);
  };
  // A source of the assistant leads to the second it took its answer from.
  const location = useLocation();
  useEffect(() => {
    const seconds = readChunkHash(location.hash)?.seconds;
    if (seconds !== undefined && video.current) video.current.currentTime = seconds;
  }, [location]);
  const begin = () => {
    setBroken(false);
    const seconds = readChunkHash(location.hash)?.seconds ?? watching.resumeAt();
    if (seconds > 0) seek(seconds);
    if (video.current) video.current.playbackRate = Number(speed);
  };
  return (
    <div className="grid gap-5" onKeyDown={press}>
      <div className="grid gap-2">
        <video
          ref={video}
          controls
          playsInline
          preload="metadata"
          aria-label={content.title}
          poster={body.poster && media(body.poster)?.url}
          onLoadedMetadata={begin}
          onTimeUpdate={watching.follow}
          onSeeking={watching.jump}
          onError={() => setBroken(true)}
          onPlay={() => setBegun(true)}
          className={frameOf(file, hasBegun)}
        >
          {body.captions.map(({ source, language, label }, order) => (
            <track
              key={source}
              kind="captions"
              src={media(source)?.url}
              srcLang={language}
              label={label}
              default={order === 0}
            />
          ))}
        </video>
        <VideoToolbar
          hasCaptions={body.captions.length > 0}
          areCaptionsShown={areCaptionsShown}
          speed={speed}
          onSpeed={(next) => {
            setSpeed(next);
            if (video.current) video.current.playbackRate = Number(next);
          }}
          onAct={act}
        />
      </div>
      {isBroken && <VideoFailure onRetry={load} />}
      <VideoChapters chapters={body.chapters} at={watching.at} onSeek={seek} />
      {cues.length > 0 && <Transcript cues={cues} at={watching.at} onSeek={seek} />}
      {body.transcript && (
        <p className="prose whitespace-pre-line" lang={CONTENT_LANGUAGE}>
          {body.transcript}
        </p>
      )}
      <p className="text-xs text-ink-3 pointer-coarse:hidden">{i18n._(KEYS_IN_WORDS)}</p>
    </div>
  );
}

/** Does to the film what a key or a button asks for; what the browser refuses is left. */
function carryOut(wanted: VideoAct, video: HTMLVideoElement): void {
  switch (wanted.type) {
    case 'toggle':
      if (video.paused) void video.play().catch(() => undefined);
      else video.pause();
      return;
    case 'captions':
      return turnCaptions(video);
    case 'skip':
      video.currentTime = Math.min(video.duration || 0, Math.max(0, video.currentTime + wanted.seconds));
      return;
    case 'fullscreen':
      void (document.fullscreenElement ? document.exitFullscreen() : video.requestFullscreen()).catch(() => undefined);
      return;
    case 'picture':
      void (document.pictureInPictureElement ? document.exitPictureInPicture() : video.requestPictureInPicture()).catch(
        () => undefined,
      );
  }
}

/**
 * A film for the phone is higher than wide. A poster of another shape fills the frame; the film itself is never
 * cropped.
 */
function frameOf(file: { width: number | null; height: number | null } | undefined, hasBegun: boolean): string {
  const isUpright = (file?.height ?? 0) > (file?.width ?? 0);
  const shape = isUpright ? 'mx-auto aspect-9/16 max-w-[min(28rem,45dvh)]' : 'aspect-video';
  return classNames('w-full rounded-lg bg-surface-2', shape, !hasBegun && 'object-cover');
}
