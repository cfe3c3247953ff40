import { i18n } from '@lingui/core';
import { readChunkHash } from '@snapwell/contract/copilot/chunk-address';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useNarrow } from '#platform/device/width.ts';
import { useReachable } from '#platform/http/connection.ts';
import { classNames } from '#ui/class-names.ts';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import type { PlayerProps } from '../player/player.ts';
import { Transcript } from './transcript.tsx';
import { FilmCaption } from './film-caption.tsx';
import { FilmCover } from './film-cover.tsx';
import { FilmStrip } from './film-strip.tsx';
import { useCues } from './use-cues.ts';
import { FilmQuestion } from './film-question.tsx';
import { useFilmQuestions } from './use-film-questions.ts';
import { usePlaying } from './use-playing.ts';
import { useSource } from './use-source.ts';
import { useWatching } from './use-watching.ts';
import { VideoChapters } from './video-chapters.tsx';
import { VideoFailure } from './video-failure.tsx';
import { fillScreen } from './fill-screen.ts';
import { actOf, KEYS_IN_WORDS, type VideoAct } from './video-keys.ts';

/** A video with captions, chapters, speed and a transcript. What was watched counts, what was jumped over does not. */
export function VideoPlayer({ body, content, start, media, report }: PlayerProps<'video'>) {
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [speed, setSpeed] = useState('1');
  const [isBroken, setBroken] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  const file = media(body.source);
  // A film for the phone is higher than wide.
  const isUpright = (file?.height ?? 0) > (file?.width ?? 0);
  useSource(video, file?.url, file?.content_type);
  const cues = useCues(video, body.captions.length > 0);
  const [areCaptionsShown, setCaptionsShown] = useState(true);
  const playing = usePlaying(video, frame);
  const isBelow = useNarrow() && !isUpright && !playing.isFullScreen;
  const watching = useWatching(video, { body, start, report });
  const questions = useFilmQuestions(video, body.questions ?? [], watching);
  const load = useReload(video, isBroken);

  const seek = (seconds: number) => {
    if (video.current) video.current.currentTime = seconds;
  };
  const caption = hasBegun && areCaptionsShown && <FilmCaption cues={cues} at={watching.at} isBelow={isBelow} />;
  const act = (wanted: VideoAct) => {
    if (wanted.type === 'captions') setCaptionsShown(!areCaptionsShown);
    else if (wanted.type === 'fullscreen' && video.current && frame.current)
      fillScreen(video.current, frame.current, areCaptionsShown);
    else if (video.current) carryOut(wanted, video.current);
  };
  /** The button over the film goes away: the keys stay with the film. */
  const play = () => {
    act({ type: 'toggle' });
    video.current?.focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent) => {
    const wanted = actOf(event);
    if (!wanted) return;
    event.preventDefault();
    act(wanted);
  };
  const chooseSpeed = (next: string) => {
    setSpeed(next);
    if (video.current) video.current.playbackRate = Number(next);
  };
  const addressed = useAddressedSecond(seek);
  const begin = () => {
    setBroken(false);
    const seconds = addressed ?? watching.resumeAt();
    if (seconds > 0) seek(seconds);
    if (video.current) video.current.playbackRate = Number(speed);
  };
  return (
    <div className="grid gap-5" onKeyDown={press}>
      <div ref={frame} className={classNames(FRAME, playing.isFullScreen ? FULL_SCREEN : isUpright && UPRIGHT)}>
        <div
          className={classNames(
            'relative bg-monitor',
            playing.isFullScreen ? 'min-h-0 flex-1' : isUpright ? 'aspect-9/16' : 'aspect-video',
          )}
        >
          {/* The strip below and the keys do what a press on the film does. */}
          <video
            ref={video}
            playsInline
            tabIndex={-1}
            preload="metadata"
            aria-label={content.title}
            onClick={() => act({ type: 'toggle' })}
            onLoadedMetadata={begin}
            onTimeUpdate={questions.follow}
            onSeeking={questions.jump}
            onError={() => setBroken(true)}
            onPlay={() => setBegun(true)}
            className="absolute inset-0 size-full"
          >
            <CaptionTracks captions={body.captions} media={media} />
          </video>
          {!hasBegun && <FilmCover poster={body.poster ? media(body.poster) : undefined} onPlay={play} />}
          {!isBelow && caption}
        </div>
        {isBelow && caption}
        <FilmStrip
          playing={playing}
          at={watching.at}
          chapters={body.chapters}
          hasCaptions={body.captions.length > 0}
          areCaptionsShown={areCaptionsShown}
          speed={speed}
          onSpeed={chooseSpeed}
          onSeek={seek}
          onAct={act}
        />
      </div>
      {questions.asked && <FilmQuestion key={questions.asked.at} question={questions.asked} onGoOn={questions.goOn} />}
      {isBroken && <VideoFailure onRetry={load} />}
      <VideoChapters chapters={body.chapters} at={watching.at} onSeek={seek} />
      {body.captions.length > 0 && <Transcript cues={cues} at={watching.at} onSeek={seek} />}
      <FilmWords transcript={body.transcript} />
    </div>
  );
}

const FRAME = 'overflow-hidden rounded-lg border border-line bg-surface-2';
const FULL_SCREEN = 'flex flex-col rounded-none border-0';
const UPRIGHT = 'mx-auto w-full max-w-[min(28rem,45dvh)]';

/** Loads the film anew: when somebody asks for it, and by itself once the network is back. */
function useReload(video: RefObject<HTMLVideoElement | null>, isBroken: boolean): () => void {
  const isReachable = useReachable();
  useEffect(() => {
    if (isBroken && isReachable) video.current?.load();
  }, [video, isBroken, isReachable]);
  return () => video.current?.load();
}

/** A source of the assistant leads to the second it took its answer from. */
function useAddressedSecond(seek: (seconds: number) => void): number | undefined {
  const location = useLocation();
  const lead = useEffectEvent(({ hash }: { hash: string }) => {
    const wanted = readChunkHash(hash)?.seconds;
    if (wanted !== undefined) seek(wanted);
  });
  // The same address pressed again leads there again.
  useEffect(() => lead(location), [location]);
  return readChunkHash(location.hash)?.seconds;
}

/** What the browser reads the captions from; the page writes them itself. */
function CaptionTracks({ captions, media }: Pick<PlayerProps<'video'>, 'media'> & Pick<Body, 'captions'>) {
  return captions.map(({ source, language, label }) => (
    <track key={source} kind="captions" src={media(source)?.url} srcLang={language} label={label} />
  ));
}

type Body = PlayerProps<'video'>['body'];

/** The film in words, and the keys in words. */
function FilmWords({ transcript }: Pick<Body, 'transcript'>) {
  return (
    <>
      {transcript && (
        <p className="prose whitespace-pre-line" lang={CONTENT_LANGUAGE}>
          {transcript}
        </p>
      )}
      <p className="text-xs text-ink-3 pointer-coarse:hidden">{i18n._(KEYS_IN_WORDS)}</p>
    </>
  );
}

/** Does to the film what a key or a button asks for; what the browser refuses is left. */
function carryOut(wanted: VideoAct, video: HTMLVideoElement): void {
  switch (wanted.type) {
    case 'toggle':
      if (video.paused) void video.play().catch(() => undefined);
      else video.pause();
      return;
    case 'skip':
      video.currentTime = Math.min(video.duration || 0, Math.max(0, video.currentTime + wanted.seconds));
      return;
    case 'picture':
      void (document.pictureInPictureElement ? document.exitPictureInPicture() : video.requestPictureInPicture()).catch(
        () => undefined,
      );
  }
}
