import type { Film } from '@snapwell/contract/copilot/making.schemas';
import {
  AudioBufferSource,
  BufferTarget,
  CanvasSource,
  getFirstEncodableAudioCodec,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import { drawFilm, FILM_HEIGHT, FILM_WIDTH } from './draw-film.ts';
import { readFilmLook } from './film-look.ts';

const FRAMES_A_SECOND = 25;
const VIDEO_BITS = 1_500_000;
const AUDIO_BITS = 96_000;
const POSTER_QUALITY = 0.85;

export interface Drawn {
  readonly film: Blob;
  /** The title, as it stands before the film plays. */
  readonly poster: Blob;
}

interface Options {
  /** The spoken words as a WAV file; null for a silent film. */
  readonly narration: ArrayBuffer | null;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Draws and encodes a film: H.264 in MP4 where the browser can, which plays everywhere, else VP9 or VP8 in WebM. Null
 * where it can neither.
 */
export async function encodeFilm(film: Film, { narration, onProgress, signal }: Options): Promise<Drawn | null> {
  const size = { width: FILM_WIDTH, height: FILM_HEIGHT, bitrate: VIDEO_BITS };
  const codec = await getFirstEncodableVideoCodec(['avc', 'vp9', 'vp8'], size);
  if (!codec) return null;
  const look = await readFilmLook();
  const canvas = new OffscreenCanvas(FILM_WIDTH, FILM_HEIGHT);
  const pen = canvas.getContext('2d')!;
  const target = new BufferTarget();
  const isMp4 = codec === 'avc';
  const output = new Output({
    format: isMp4 ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat(),
    target,
  });
  const pictures = new CanvasSource(canvas, { codec, bitrate: VIDEO_BITS });
  output.addVideoTrack(pictures, { frameRate: FRAMES_A_SECOND });
  const speech = narration && (await soundOf(output, narration, isMp4));
  await output.start();
  await speech?.();
  const frames = Math.ceil(film.seconds * FRAMES_A_SECOND);
  for (let frame = 0; frame < frames; frame++) {
    if (signal.aborted) {
      await output.cancel();
      signal.throwIfAborted();
    }
    drawFilm(pen, film, frame / FRAMES_A_SECOND, look);
    await pictures.add(frame / FRAMES_A_SECOND, 1 / FRAMES_A_SECOND);
    onProgress((frame + 1) / frames);
  }
  await output.finalize();
  drawFilm(pen, film, Math.min(1, film.slides[0]!.seconds), look);
  const poster = await canvas.convertToBlob({ type: 'image/jpeg', quality: POSTER_QUALITY });
  return { film: new Blob([target.buffer!], { type: isMp4 ? 'video/mp4' : 'video/webm' }), poster };
}

/** A track for the spoken words, where the browser can encode sound; the words stand on the slides as well. */
async function soundOf(output: Output, narration: ArrayBuffer, isMp4: boolean): Promise<(() => Promise<void>) | null> {
  const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(narration);
  const shape = { numberOfChannels: 1, sampleRate: 48_000, bitrate: AUDIO_BITS };
  const codec = await getFirstEncodableAudioCodec(isMp4 ? ['aac', 'opus'] : ['opus'], shape);
  if (!codec) return null;
  const source = new AudioBufferSource({ codec, bitrate: AUDIO_BITS });
  output.addAudioTrack(source);
  return () => source.add(sound);
}
