import { childNamed, childrenNamed, textOf, type XmlElement } from '#text/xml.ts';

/** The unit that all others are multiples of, and the others where the learner chooses. */
export function unitsOf(element: XmlElement): Record<string, unknown> {
  const units = childrenNamed(childNamed(element, 'units') ?? element, 'unit').map((unit) => ({
    unit: textOf(childNamed(unit, 'unit_name')).trim(),
    factor: Number(textOf(childNamed(unit, 'multiplier')) || 1),
  }));
  const base = units.find(({ factor }) => factor === 1);
  if (!base) return {};
  const others = units.filter((unit) => unit !== base && unit.factor > 0);
  return { unit: base.unit, ...(others.length > 0 && { other_units: others }) };
}
