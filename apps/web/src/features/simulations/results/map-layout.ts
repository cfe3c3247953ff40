import type { ScenesResult } from '@snapwell/contract/simulations/scenes-play.schemas';

/** Which of the three lines a stop lies on: shared, the best way's, the learner's own. */
export type Lane = 'both' | 'best' | 'you';

export interface Stop {
  readonly lane: Lane;
  /** How many scenes from the start, counted from 0. */
  readonly step: number;
  readonly title: string | null;
  readonly at: string | null;
  /** The number in the learner's own way, counted from 1; null on the best way. */
  readonly number: number | null;
  /** How the story ends here; null where it goes on. */
  readonly ending: ScenesResult['ending']['outcome'] | null;
  readonly isTurningPoint: boolean;
  /** Ways that nobody took from here. */
  readonly stubs: number;
}

export interface WayMapLayout {
  readonly stops: readonly Stop[];
  /** Where the two ways part: the last shared step; null when they never do. */
  readonly partsAt: number | null;
  /** The last step of either way. */
  readonly lastStep: number;
}

/** Lays both ways on a common line of steps: together, then apart. */
export function layOutWays({
  path,
  ending,
  best_path: best,
  best_ending: bestEnding,
  together,
  turning_point: turning,
}: Pick<ScenesResult, 'path' | 'ending' | 'best_path' | 'best_ending' | 'together' | 'turning_point'>): WayMapLayout {
  const isSame = together >= path.length;
  const own = path.map((scene, step): Stop => ({
    lane: step < together ? 'both' : 'you',
    step,
    title: scene.title,
    at: scene.at,
    number: step + 1,
    ending: step === path.length - 1 ? ending.outcome : null,
    isTurningPoint: step === turning,
    // Where the ways part, the best one is drawn and is no stub.
    stubs: Math.max(0, scene.other_ways - (step === together - 1 && !isSame ? 1 : 0)),
  }));
  const others = isSame
    ? []
    : best.slice(together).map((scene, i): Stop => ({
        lane: 'best',
        step: together + i,
        title: scene.title,
        at: scene.at,
        number: null,
        ending: together + i === best.length - 1 ? bestEnding.outcome : null,
        isTurningPoint: false,
        stubs: 0,
      }));
  return {
    stops: [...own, ...others],
    partsAt: isSame ? null : together - 1,
    lastStep: Math.max(path.length, isSame ? 0 : best.length) - 1,
  };
}
