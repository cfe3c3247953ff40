import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools.ts';

/** Red, green, blue from 0 to 1, gamma-encoded as in CSS, and opacity. */
export interface Colour {
  readonly rgb: readonly [number, number, number];
  readonly alpha: number;
}

export type Palette = Record<string, Colour>;

/**
 * The colours of the web app's tokens.css, by name, for both themes. What the dark theme leaves out it takes from the
 * light one.
 */
export function readPalettes(): { light: Palette; dark: Palette } {
  const css = readFileSync(join(root, 'apps/web/src/styles/tokens.css'), 'utf8');
  const [light = '', dark = ''] = css.split(/\n\s*\[data-theme='dark'\] \{/);
  return { light: coloursOf(light), dark: { ...coloursOf(light), ...coloursOf(dark) } };
}

function coloursOf(css: string): Palette {
  const found = css.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\);/g);
  return Object.fromEntries(
    Array.from(found, ([, name, lightness, chroma, hue, alpha]) => [
      name!,
      { rgb: fromOklch(Number(lightness), Number(chroma), Number(hue)), alpha: Number(alpha ?? 1) },
    ]),
  );
}

/** OKLCH to sRGB by the matrices of CSS Color 4; what lies outside is clipped, as a browser on a plain screen does. */
function fromOklch(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const [red = 0, green = 0, blue = 0] = linear.map((value) =>
    Math.min(1, Math.max(0, value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)),
  );
  return [red, green, blue];
}

/** '#00775a', for files that know no OKLCH. */
export function toHex({ rgb }: Colour): string {
  return `#${rgb
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The contrast of two solid colours by WCAG 2, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance({ rgb }: Colour): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
