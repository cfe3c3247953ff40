import { z } from 'zod';

const count = z.int().min(0);

/** The people of one group and how many of them have learned today; nobody is named. */
export const house = z.object({
  /** The group; null for those who are in none, or in one too small to stand alone. */
  id: z.string().nullable(),
  name: z.string().nullable(),
  members: count,
  learned: count,
  /** What its people earned this week, all together. */
  week_points: z.int(),
  is_mine: z.boolean(),
});
export type House = z.output<typeof house>;

/** The organization as a row of houses. Somebody in several groups counts in the first by name: one window a person. */
export const houses = z.object({
  members: count,
  learned: count,
  have_i_learned: z.boolean(),
  items: z.array(house),
});
export type Houses = z.output<typeof houses>;
