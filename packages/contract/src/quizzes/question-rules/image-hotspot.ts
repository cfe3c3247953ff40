import type { QuestionOf } from '../question-types.ts';
import type { HotspotMark } from '../question-types/image-hotspot.ts';
import { byKey, type FindPicture, type QuestionRules, spotOf } from './question-rules.ts';

type Area = QuestionOf<'image_hotspot'>['areas'][number];

/** Places found less marks that hit none, of all that are to be found. There are only so many marks. */
export const imageHotspotRules: QuestionRules<'image_hotspot'> = {
  arrange: ({ areas }, draw) => [draw(areas.length)],
  show: ({ type, areas }, [order = []]) => ({
    type,
    find: areas.filter(({ correct }) => correct).length,
    places: order.map((n, id) => ({ id, label: areas[n]!.label })),
  }),
  normalize({ type, marks }, [order = []], { areas }) {
    if (marks.length > areas.filter(({ correct }) => correct).length) return null;
    const kept = marks.map((mark) => ('place' in mark ? { place: order[mark.place] ?? -1 } : mark));
    return kept.some((mark) => 'place' in mark && mark.place < 0) ? null : { type, marks: kept };
  },
  present: ({ type, marks }, [order]) => ({
    type,
    marks: marks.map((mark) => ('place' in mark ? { place: spotOf(order, mark.place) } : mark)),
  }),
  isBlank: ({ marks }) => marks.length === 0,
  mark(question, { marks }, findPicture) {
    const rights = question.areas.filter(({ correct }) => correct);
    const hit = (mark: HotspotMark, area: Area) => isIn(mark, area, question, findPicture);
    const found = rights.filter((area) => marks.some((mark) => hit(mark, area))).length;
    const missed = marks.filter((mark) => !rights.some((area) => hit(mark, area))).length;
    return byKey((found - missed) / rights.length);
  },
  reveal: ({ type, areas }, [order = []]) => ({
    type,
    areas: order.map((n, place) => {
      const { label, x, y, radius, correct } = areas[n]!;
      return { place, label, x, y, radius, is_right: correct };
    }),
  }),
  describe: ({ areas }, { marks }) => marks.map((mark) => nameOf(mark, areas)).join('; '),
  describeKey: ({ areas }) =>
    areas
      .filter(({ correct }) => correct)
      .map(({ label }) => label)
      .join('; '),
};

function isIn(mark: HotspotMark, area: Area, question: QuestionOf<'image_hotspot'>, findPicture: FindPicture): boolean {
  if ('place' in mark) return question.areas[mark.place] === area;
  const { width, height } = findPicture(question.image);
  const heightByWidth = width && height ? height / width : 1;
  return Math.hypot(mark.x - area.x, (mark.y - area.y) * heightByWidth) <= area.radius + 1e-9;
}

/** The place that a mark lies in or nearest to: in words that is close enough. */
function nameOf(mark: HotspotMark, areas: readonly Area[]): string {
  if ('place' in mark) return areas[mark.place]?.label ?? '';
  const nearest = areas.toSorted(
    (a, b) => Math.hypot(a.x - mark.x, a.y - mark.y) - Math.hypot(b.x - mark.x, b.y - mark.y),
  )[0]!;
  const isInside = Math.hypot(nearest.x - mark.x, nearest.y - mark.y) <= nearest.radius;
  return isInside ? nearest.label : `Near: ${nearest.label}`;
}
