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

interface FoundHotspot {
  readonly picture: PictureFacts;
  readonly areas: readonly ({ label: string; correct: boolean; isRound: boolean } & Circle)[];
}

function finish(item: QtiItem, interaction: XmlElement, { picture, areas }: FoundHotspot): Candidate {
  if (areas.some(({ isRound }) => !isRound))
    item.change('Places that are not round became circles of about their size.');
  return {
    type: 'image_hotspot',
    ...item.head([interaction], { keepsPicture: false }),
    image: picture.path,
    alternative: picture.alternative || 'A picture without a description',
    areas: withWrongPlaces(item, areas, picture).map(({ label, x, y, radius, correct }) => ({
      label,
      x,
      y,
      radius,
      correct,
    })),
  };
}

type Area = Circle & { readonly label: string; readonly correct: boolean };

/** Where a wrong place may be put, in percent: the first that are free are taken. */
const FREE_PLACES = [20, 50, 80].flatMap((y) => [20, 50, 80].map((x) => ({ x, y })));

/**
 * Who chooses from the names of places needs wrong ones to choose from. Where only right places are known some are
 * added, and all are numbered from top to bottom, so that a number says nothing.
 */
function withWrongPlaces(item: QtiItem, areas: readonly Area[], { width, height }: PictureFacts): readonly Area[] {
  if (areas.length === 0 || areas.some(({ correct }) => !correct)) return areas;
  const radius = Math.min(8, ...areas.map((area) => area.radius));
  const apart = (a: { x: number; y: number }, b: { x: number; y: number }) =>
    Math.hypot(a.x - b.x, ((a.y - b.y) * height) / width);
  const isFree = (place: { x: number; y: number }) =>
    areas.every((area) => apart(area, place) > area.radius + radius + 2);
  const wrong = FREE_PLACES.filter(isFree)
    .slice(0, 3)
    .map((place) => ({ ...place, radius, correct: false, label: '' }));
  if (wrong.length > 0)
    item.change('Wrong places were added, because only right ones were known. Name them, for those who cannot point.');
  return [...areas, ...wrong]
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
    .map((area, i) => ({ ...area, label: /^(?:Place \d+)?$/.test(area.label) ? `Place ${i + 1}` : area.label }));
}

function pictureOf(item: QtiItem, interaction: XmlElement): PictureFacts | null {
  const [object] = childrenNamed(interaction, 'object', 'img');
  const { attributes } = object ?? { attributes: {} as Record<string, string> };
  const address = attributes.data ?? attributes.src ?? '';
  const said = { width: Number(attributes.width), height: Number(attributes.height) };
  const size = said.width > 0 && said.height > 0 ? said : item.pictures.sizeOf(address);
  if (!size && item.pictures.find(address) === null)
    return item.refuse('The picture did not come with it. Put both into one ZIP.');
  if (!size) return item.refuse('The size of the picture is not known, so its places cannot be found.');
  const written = attributes.alt ?? (object ? item.read(object.children).text : '');
  const [kept] = item.keepPicture(address, written);
  return kept ? { ...kept, ...size } : item.refuse('The picture did not come with it. Put both into one ZIP.');
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
