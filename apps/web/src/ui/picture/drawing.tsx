import { useEffect, useId, useRef, useState } from 'react';
import { useOnDevice } from '#platform/device/on-device.ts';
import { classNames } from '../class-names.ts';
import { groundOf, inlineDrawing } from './inline-drawing.ts';

interface DrawingProps {
  src: string | undefined;
  /** What is to be seen; empty where the words stand beside it. */
  alt: string;
  width: number | null | undefined;
  height: number | null | undefined;
  /** The height it may have, in rem; else it is as wide as its place. */
  tallest?: number;
  /** Its colours follow the theme, unless people are in it. */
  turnsByNight?: boolean;
  className?: string | undefined;
  /** Told which colour it stands on, so that what is around it can go on with it. */
  onGround?: (colour: string | null) => void;
}

/** A picture. A drawing stands in the page itself, with its typefaces and colours, where it is made of known parts. */
export function Drawing(props: DrawingProps) {
  const { src, alt, width, height, tallest, turnsByNight = false, className, onGround } = props;
  const isDrawing = src !== undefined && src.split(/[?#]/)[0]!.endsWith('.svg');
  // A page that came as HTML shows the file itself until the drawing takes its place.
  const isOnDevice = useOnDevice();
  const [cameAsHtml] = useState(!isOnDevice);
  const [failed, setFailed] = useState<string | null>(null);
  const place = useRef<HTMLSpanElement>(null);
  const prefix = `drawing${useId().replaceAll(/\W/g, '')}-`;
  const isInline = isDrawing && failed !== src;
  const shape = [width ?? 16, height ?? 9] as const;
  const maxWidth = tallest === undefined ? undefined : `${(tallest * shape[0]) / shape[1]}rem`;
  useEffect(() => {
    if (!isInline) return;
    const request = new XMLHttpRequest();
    request.open('GET', src);
    // Read as a document: nothing in it runs, and what is taken from it is taken part by part.
    request.responseType = 'document';
    request.overrideMimeType('image/svg+xml');
    const give = () => setFailed(src);
    request.addEventListener('error', give);
    request.addEventListener('load', () => {
      const source = request.status === 200 ? request.responseXML : null;
      const drawing = source && inlineDrawing(source, { prefix, turnsByNight });
      if (drawing) {
        place.current?.replaceChildren(drawing);
        onGround?.(groundOf(drawing));
      } else give();
    });
    request.send();
    return () => request.abort();
  }, [src, isInline, prefix, turnsByNight, onGround]);
  if (!isInline) {
    return (
      <img
        src={src}
        alt={alt}
        width={width ?? undefined}
        height={height ?? undefined}
        draggable={false}
        className={classNames('block h-auto w-full', className)}
        style={{ maxWidth }}
      />
    );
  }
  return (
    <span
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      className={classNames('block w-full overflow-hidden', className)}
      // One of unknown shape takes its own: it would be cut by another.
      style={{ aspectRatio: width && height ? `${width} / ${height}` : undefined, maxWidth }}
    >
      <span ref={place} className="block [&>svg]:block [&>svg]:h-auto [&>svg]:w-full">
        {cameAsHtml && <img src={src} alt="" draggable={false} className="block h-auto w-full" />}
      </span>
    </span>
  );
}
