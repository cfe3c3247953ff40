import sharp from 'sharp';

/** Of 255; below it two dots look the same. */
const SEEN = 24;
const WHITE = { r: 255, g: 255, b: 255, alpha: 1 };

/** Which share of the dots of two pictures differs. What only the larger one has, differs. */
export async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0;
  const sizes = await Promise.all([one, other].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const dots = (picture: Buffer, { width: own, height: ownHeight }: { width: number; height: number }) =>
    sharp(picture)
      .extend({ right: width - own, bottom: height - ownHeight, background: WHITE })
      .removeAlpha()
      .raw()
      .toBuffer();
  const [first, second] = (await Promise.all([dots(one, sizes[0]!), dots(other, sizes[1]!)])) as [Buffer, Buffer];
  let different = 0;
  for (let at = 0; at < first.length; at += 3)
    if ([0, 1, 2].some((part) => Math.abs(first[at + part]! - second[at + part]!) > SEEN)) different++;
  return different / (width * height);
}
