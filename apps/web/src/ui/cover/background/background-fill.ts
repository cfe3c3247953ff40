/** What may lie behind the pages (spec §3). */
export type BackgroundFill = (
  | { type: 'none' }
  | { type: 'color'; color: string }
  | { type: 'image'; url: string; fit?: 'cover' | 'contain'; blurPx?: number }
  | { type: 'bgfx'; imageUrl: string }
  | { type: 'aurora' }
) & { transitionMs?: number; mobileDisabled?: boolean };

export const FADE_MS = 250; // spec §9
export const MIN_FADE_MS = 50; // spec §9

/** How long one background takes to give way to the next. */
export function fadeMs({ transitionMs = FADE_MS }: BackgroundFill): number {
  return Math.max(MIN_FADE_MS, transitionMs);
}

/** The picture that must have loaded before the fill can be shown. */
export function pictureOf(fill: BackgroundFill): string | undefined {
  if (fill.type === 'image') return fill.url;
  return fill.type === 'bgfx' ? fill.imageUrl : undefined;
}

/** Two settings that look the same are the same: nothing fades. */
export function fillKey(fill: BackgroundFill): string {
  const { transitionMs: _transitionMs, mobileDisabled: _mobileDisabled, ...look } = fill;
  return JSON.stringify(look);
}

/** What is drawn: nothing on a phone where the fill is switched off for phones. */
export function fillFor(fill: BackgroundFill, isPhone: boolean): BackgroundFill {
  return fill.mobileDisabled && isPhone ? { type: 'none' } : fill;
}
