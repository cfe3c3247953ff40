import type { Candidate } from '#collect/question-collector.ts';
import { childrenNamed, descendantsNamed, type XmlElement } from '#text/xml.ts';
import type { QtiItem } from './qti-item.ts';
import { weightsOf } from './qti-item.ts';

interface PictureFacts {
  readonly path: string;
  readonly alternative: string;
  readonly width: number;
  readonly height: number;
}

/** Named places of a picture to choose. Our places are round, so other shapes become circles of about their size. */
export function readHotspot(item: QtiItem, interaction: XmlElement): Candidate | null {
  const picture = pictureOf(item, interaction);
  if (!picture) return null;
  const weights = weightsOf(item.declarationOf(interaction));
  const areas = descendantsNamed(interaction, 'hotspotChoice').map(({ attributes }, i) => ({
    label: attributes.hotspotLabel || `Place ${i + 1}`,
    ...circleOf(attributes.shape ?? '', attributes.coords ?? '', picture),
    correct: (weights.get(attributes.identifier ?? '') ?? 0) > 0,
  }));
  if (descendantsNamed(interaction, 'hotspotChoice').some(({ attributes }) => !attributes.hotspotLabel))
    item.change('Places without a name are numbered. Name them, for those who cannot point.');
  return finish(item, interaction, { picture, areas });
}

/**
 * A point in a picture. Only the right places are known; wrong ones must be added before it can be used without
 * pointing.
 */
export function readSelectPoint(item: QtiItem, interaction: XmlElement): Candidate | null {
  const picture = pictureOf(item, interaction);
  if (!picture) return null;
  const { areas } = item.declarationOf(interaction);
  if (areas.length === 0) return item.refuse('The right places are not said.');
  const found = areas.map(({ shape, coords, value }, i) => ({
    label: `Place ${i + 1}`,
    ...circleOf(shape, coords, picture),
    correct: value > 0,
  }));
  return finish(item, interaction, { picture, areas: found });
}

interface Found {
  readonly picture: PictureFacts;
  readonly areas: readonly ({ label: string; correct: boolean; isRound: boolean } & Circle)[];
}

function finish(item: QtiItem, interaction: XmlElement, { picture, areas }: Found): Candidate {
  if (areas.some(({ isRound }) => !isRound))
    item.change('Places that are not round became circles of about their size.');
  return {
    type: 'image_hotspot',
    ...item.head([interaction], { keepsPicture: false }),
    image: picture.path,
    alternative: picture.alternative || 'A picture without a description',
    areas: areas.map(({ label, x, y, radius, correct }) => ({ label, x, y, radius, correct })),
  };
}

function pictureOf(item: QtiItem, interaction: XmlElement): PictureFacts | null {
  const [object] = childrenNamed(interaction, 'object', 'img');
  const { attributes } = object ?? { attributes: {} as Record<string, string> };
  const [width, height] = [Number(attributes.width), Number(attributes.height)];
  if (!(width > 0) || !(height > 0))
    return item.refuse('The size of the picture is not said, so its places cannot be found.');
  const address = attributes.data ?? attributes.src ?? '';
  const written = attributes.alt ?? (object ? item.read(object.children).text : '');
  const [kept] = item.keepPicture(address, written);
  return kept ? { ...kept, width, height } : item.refuse('The picture did not come with it.');
}

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** In percent of the picture; the radius in percent of its width. */
function circleOf(shape: string, coords: string, { width, height }: PictureFacts): Circle & { isRound: boolean } {
  const numbers = coords.split(/[\s,]+/).map(Number);
  const [left = 0, top = 0, right = 0, bottom = 0] =
    shape === 'circle' ? boxOfCircle(numbers) : shape === 'default' ? [0, 0, width, height] : boxOf(numbers);
  const percent = (value: number, of: number) => Math.min(100, Math.max(0, Math.round((value / of) * 10_000) / 100));
  const across = shape === 'circle' ? (right - left) / 2 : (right - left + (bottom - top)) / 4;
  return {
    x: percent((left + right) / 2, width),
    y: percent((top + bottom) / 2, height),
    radius: Math.min(50, Math.max(1, percent(across, width))),
    isRound: shape === 'circle',
  };
}

function boxOfCircle([x = 0, y = 0, radius = 0]: readonly number[]): number[] {
  return [x - radius, y - radius, x + radius, y + radius];
}

/** The box around a rectangle, ellipse or polygon. An ellipse is written as its middle and two radii. */
function boxOf(numbers: readonly number[]): number[] {
  const xs = numbers.filter((_, i) => i % 2 === 0);
  const ys = numbers.filter((_, i) => i % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
