import sharp from 'sharp';

/** A small picture, of another colour for each hue. */
export function aPicture(hue = 0, { width = 240, height = 160 } = {}): Promise<Buffer> {
  const background = { r: (hue * 37) % 256, g: (hue * 91) % 256, b: (hue * 13) % 256 };
  const square = { r: 255 - background.r, g: 120, b: background.b };
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([
      { input: { create: { width: 60, height: 60, channels: 3, background: square } }, left: 20 + (hue % 40), top: 20 },
    ])
    .png()
    .toBuffer();
}
