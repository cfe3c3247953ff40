/** A point of a picture, in percent of its width and height, from its upper left corner. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/** An area of a picture: round, or with a width a band of twice its radius in height. Both are in percent of its width. */
export interface PictureArea extends PicturePoint {
  readonly radius: number;
  readonly width?: number | undefined;
}

export const MIDDLE: PicturePoint = { x: 50, y: 50 };

/** One press of an arrow key, in percent; with Shift a fine step. */
const STEP = 4;
const FINE_STEP = 1;
const ARROWS: Record<string, PicturePoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const within = (percent: number) => Math.min(100, Math.max(0, percent));
const toTenth = (percent: number) => Math.round(within(percent) * 10) / 10;

/** Where a pointer is in a picture that is drawn in this box. */
export function pointAt(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): PicturePoint {
  return { x: toTenth(((clientX - left) / width) * 100), y: toTenth(((clientY - top) / height) * 100) };
}

/** Where an arrow key moves a point; null for any other key. */
export function stepOf(point: PicturePoint, key: string, isFine: boolean): PicturePoint | null {
  const way = ARROWS[key];
  if (!way) return null;
  const step = isFine ? FINE_STEP : STEP;
  return { x: within(point.x + way.x * step), y: within(point.y + way.y * step) };
}

/** The first area that a point lies in, by its index, or -1. `height` is the picture's, in its widths. */
export function areaAt(areas: readonly PictureArea[], { x, y }: PicturePoint, height: number): number {
  return areas.findIndex((area) => {
    const [across, down] = [Math.abs(x - area.x), Math.abs(y - area.y) * height];
    return area.width === undefined
      ? Math.hypot(across, down) <= area.radius
      : across <= area.width / 2 && down <= area.radius;
  });
}
