import type { House, Houses } from '@snapwell/contract/gamification/houses.schemas';
import { HousesPanel } from './houses-hero.tsx';

const NAMES =
  'Offices,Theatre,Outpatients,Ward 4B,Day clinic,Ward 2A,Emergency,Pharmacy,Ward 6,Night team,Ward 1C,Kitchen';
const SIZES = [32, 58, 40, 42, 36, 46, 64, 28, 48, 54, 44, 46];
const LEARNED = [5, 19, 11, 24, 17, 29, 31, 16, 20, 22, 12, 10];

const house = (name: string, members: number, learned: number, isMine = false): House => ({
  id: name,
  name,
  members,
  learned,
  week_points: learned * 40,
  is_mine: isMine,
});

function housesOf(items: House[], haveILearned = true): Houses {
  const sum = (of: (house: House) => number) => items.reduce((all, each) => all + of(each), 0);
  return {
    members: sum(({ members }) => members),
    learned: sum(({ learned }) => learned),
    have_i_learned: haveILearned,
    items,
  };
}

export const Hospital = () => (
  <HousesPanel houses={housesOf(NAMES.split(',').map((name, at) => house(name, SIZES[at]!, LEARNED[at]!, at === 5)))} />
);

export const OneGroup = () => <HousesPanel houses={housesOf([house('Ward 2A', 24, 9, true)], false)} />;

export const OneMember = () => (
  <HousesPanel houses={housesOf([{ ...house('', 1, 0, true), id: null, name: null }], false)} />
);

export const TenThousandInSixtyGroups = () => (
  <HousesPanel
    houses={housesOf(
      Array.from({ length: 60 }, (_, at) =>
        house(
          `Anaesthesiology and intensive care, unit ${at + 1}`,
          100 + ((at * 37) % 133),
          (at * 29) % 120,
          at === 44,
        ),
      ),
    )}
  />
);
