import { seededRandom, seedOf } from '#ui/cover/seeded-random.ts';

export const SKY_HEIGHT = 330;
/** Where the houses stand. */
export const GROUND = SKY_HEIGHT - 4;
const HIGHEST = 250;
const GAP = 8;
const SIDE = 9;
/** How much wider than high the place of a window may be. */
const WIDEST = 1.5;
/** A house of more windows would no longer be one to look at. */
const MOST_WINDOWS = 84;
const STEPS = [1, 10, 20, 50, 100, 200, 500, 1000];

/** A group as a house: only what is drawn of it. */
export interface HouseFacts {
  readonly id: string;
  readonly name: string;
  readonly members: number;
  readonly learned: number;
  readonly isMine: boolean;
}

export interface HouseWindow {
  readonly x: number;
  readonly y: number;
  readonly isLit: boolean;
}

export interface DrawnHouse extends HouseFacts {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  /** From the middle of a window to the one below it, and to the one beside it. */
  readonly pitch: number;
  readonly pitchAcross: number;
  readonly windows: readonly HouseWindow[];
  /** One's own; only in one's own house. */
  readonly ownWindow: HouseWindow | null;
  /** Which of the roofs. */
  readonly roof: number;
  /** The room below for its name, as shares of the picture's width. */
  readonly label: { readonly left: number; readonly width: number };
}

export interface HouseRow {
  /** How many people a window stands for. */
  readonly peopleAWindow: number;
  readonly houses: readonly DrawnHouse[];
}

/** The houses side by side in a picture of that width; each is as large as its group. */
export function layOutHouses(
  facts: readonly HouseFacts[],
  { width, organizationSize, isOwnLit }: { width: number; organizationSize: number; isOwnLit: boolean },
): HouseRow {
  const peopleAWindow = windowSize(facts, organizationSize);
  const plans = facts.map((house) => planOf(house, peopleAWindow));
  const columns = plans.reduce((sum, plan) => sum + plan.columns, 0);
  const walls = plans.length * 2 * SIDE + (plans.length + 1) * GAP;
  const rows = Math.max(1, ...plans.map((plan) => plan.rows));
  const pitch = Math.min(42, (width - walls) / Math.max(1, columns), (HIGHEST - 2 * SIDE) / rows);
  // In a house of few people the windows are wide, and so is the house.
  const pitchAcross = Math.max(pitch, Math.min(pitch * WIDEST, (width - walls) / Math.max(1, columns)));
  const used = columns * pitchAcross + walls;
  // What is left over stands between the houses.
  const between = GAP + Math.max(0, width - used) / (plans.length + 1);
  let x = between;
  const houses = plans.map(({ house, count, columns: across, rows: high }, at): DrawnHouse => {
    const own = { x, width: across * pitchAcross + 2 * SIDE };
    const top = GROUND - (high * pitch + 2 * SIDE);
    x += own.width + between;
    const windows = windowsOf(house, {
      count,
      columns: across,
      pitch,
      pitchAcross,
      left: own.x + SIDE,
      top: top + SIDE,
      peopleAWindow,
    });
    const mine = house.isMine ? ownWindowOf(windows, isOwnLit) : null;
    return {
      ...house,
      ...own,
      top,
      pitch,
      pitchAcross,
      windows,
      ownWindow: mine,
      roof: (seedOf(house.id) + at) % 5,
      label: { left: (own.x - between / 2) / width, width: (own.width + between) / width },
    };
  });
  return { peopleAWindow, houses };
}

/** Over a thousand people a window is ten; more where a house would have too many of them. */
function windowSize(facts: readonly HouseFacts[], organizationSize: number): number {
  const largest = Math.max(1, ...facts.map(({ members }) => members));
  return (
    STEPS.find((step) => (organizationSize <= 1000 || step > 1) && largest / step <= MOST_WINDOWS) ?? STEPS.at(-1)!
  );
}

function planOf(house: HouseFacts, peopleAWindow: number) {
  const count = Math.max(1, Math.round(house.members / peopleAWindow));
  const columns = Math.min(7, Math.max(2, Math.round(Math.sqrt(count * 0.42))));
  return { house, count, columns, rows: Math.max(2, Math.ceil(count / columns)) };
}

interface Facade {
  readonly count: number;
  readonly columns: number;
  readonly pitch: number;
  readonly pitchAcross: number;
  readonly left: number;
  readonly top: number;
  readonly peopleAWindow: number;
}

/** Which windows are lit is decided by the group alone, so that the picture stands still while one looks. */
function windowsOf(
  house: HouseFacts,
  { count, columns, pitch, pitchAcross, left, top, peopleAWindow }: Facade,
): HouseWindow[] {
  const random = seededRandom(seedOf(house.id));
  const order = Array.from({ length: count }, (_, at) => ({ at, by: random() })).toSorted((a, b) => a.by - b.by);
  // Somebody learned: at least one window; somebody did not: at least one is dark.
  const share = house.learned === 0 ? 0 : Math.max(1, Math.round(house.learned / peopleAWindow));
  const lit = new Set(order.slice(0, Math.min(share, count)).map(({ at }) => at));
  return Array.from({ length: count }, (_, at) => ({
    x: left + ((at % columns) + 0.5) * pitchAcross,
    y: top + (Math.floor(at / columns) + 0.5) * pitch,
    isLit: lit.has(at),
  }));
}

/** A window of the right light, near the middle of the house. */
function ownWindowOf(windows: readonly HouseWindow[], isLit: boolean): HouseWindow {
  const like = windows.filter((each) => each.isLit === isLit);
  const among = like.length > 0 ? like : windows;
  return among[Math.floor(among.length / 2)]!;
}

/**
 * As many houses as there is room for: one's own always, then those with a light, then the largest; in the order of
 * their names.
 */
export function shownHouses(facts: readonly HouseFacts[], most: number): HouseFacts[] {
  if (facts.length <= most) return [...facts];
  const ranked = facts.toSorted(
    (a, b) =>
      Number(b.isMine) - Number(a.isMine) || Number(b.learned > 0) - Number(a.learned > 0) || b.members - a.members,
  );
  const chosen = new Set(ranked.slice(0, most).map(({ id }) => id));
  return facts.filter(({ id }) => chosen.has(id));
}
