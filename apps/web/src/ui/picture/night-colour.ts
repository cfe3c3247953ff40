/** A colour as OKLCH, from `#rgb`, `#rrggbb` or `white` and `black`; null for what is no such colour. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

const NAMED: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' };

export function readColour(value: string): Oklch | null {
  const hex = NAMED[value.toLowerCase()] ?? value;
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(hex)?.[1];
  if (!digits) return null;
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red, green, blue] = [0, 2, 4].map((at) => linear(Number.parseInt(long.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * (180 / Math.PI) + 360) % 360,
  };
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Of the dark theme's surfaces, and of its text. */
const NIGHT = { hue: 258, chroma: 0.026, ink: 85 } as const;

/**
 * The same colour by night: what was light is dark and the other way round, so that whatever could be read on
 * something can be read on it still.
 */
export function nightColour({ lightness, chroma, hue }: Oklch): string {
  const turned = 1.185 - 0.95 * lightness;
  // Paper and greys take the blue of the night, and ink its warm white; a pale tint keeps its hue, and more of it.
  const isGrey = chroma < 0.03;
  const isInk = lightness < 0.35;
  const calm = isGrey || isInk ? (isInk ? 0.01 : NIGHT.chroma) : lightness > 0.9 ? chroma * 1.2 : chroma;
  const tone = isInk ? NIGHT.ink : isGrey ? NIGHT.hue : hue;
  return `oklch(${turned.toFixed(3)} ${calm.toFixed(3)} ${tone.toFixed(1)})`;
}

/** Skin: a picture with people in it is not turned, for their faces would be. */
export function isSkin({ lightness, chroma, hue }: Oklch): boolean {
  return hue >= 38 && hue <= 68 && chroma >= 0.035 && chroma <= 0.1 && lightness >= 0.42 && lightness <= 0.91;
}
