import { HOUSE_MEMBERS } from '@snapwell/contract/gamification/gamification.limits';
import type { House, Houses } from '@snapwell/contract/gamification/houses.schemas';
import { inOrganization } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { countHouses, type HouseRow } from './houses.read-model.ts';

/** Group by group how many have learned today. */
export function readHouses({ db, clock }: Pick<World, 'db' | 'clock'>, { orgId, uid }: MemberCaller): Promise<Houses> {
  return inOrganization(db, orgId, async (scope) => presentHouses(await countHouses(scope, { uid, at: clock.now() })));
}

/** Groups of very few stand together with those who are in none: so no window tells who sits behind it. */
function presentHouses(rows: readonly HouseRow[]): Houses {
  const standsAlone = (row: HouseRow) => row.id !== null && row.members >= HOUSE_MEMBERS;
  const others = rows.filter((row) => !standsAlone(row));
  return {
    members: sum(rows.map(({ members }) => members)),
    learned: sum(rows.map(({ learned }) => learned)),
    have_i_learned: rows.some(({ haveILearned }) => haveILearned),
    items: [...rows.filter(standsAlone).map(presentHouse), ...(others.length > 0 ? [together(others)] : [])],
  };
}

function presentHouse({ id, name, members, learned, weekPoints, isMine }: HouseRow): House {
  return { id, name, members, learned, week_points: weekPoints, is_mine: isMine };
}

function together(rows: readonly HouseRow[]): House {
  return {
    id: null,
    name: null,
    members: sum(rows.map(({ members }) => members)),
    learned: sum(rows.map(({ learned }) => learned)),
    week_points: sum(rows.map(({ weekPoints }) => weekPoints)),
    is_mine: rows.some(({ isMine }) => isMine),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
