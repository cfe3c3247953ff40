import type { LeaderboardRow } from '@snapwell/contract/gamification/leaderboard.schemas';
import type { Question } from './question.ts';
import type { Board, RecordData } from './record-data.ts';
import { any, decided, type Fact, figure, none, within, words } from './said.ts';
import type { Rule } from './standing-rules.ts';

const RANK =
  /rank|place|position|spot|leaderboard|board|standing|number|\bno\.|#|\d(?:st|nd|rd|th)\b|first|second|third|fourth|fifth|ahead|in front/i;
const POINTS = /point|pts|behind|ahead|lead|short|more/i;
const GROUP = /\b(?:groups?|team|ward|dept|department|station|unit)\b/;
const NAMES_GROUP = /\b(?:group|team|ward|clinic|theatre|pharmacy|emergency|department|circle)\b/i;

/** The place on a leaderboard: which, who is beside it and how far away, whether it is among the first. */
export const rank: Rule = (question, record) => {
  const { asks, asked } = question;
  if (asks(/\bleague\b/) && !asks(/\bleague table\b/)) return ofLeague(record);
  const boards = boardsAsked(question, record);
  const facts = boards.flatMap((board) => ofBoard(question, board));
  // Where no scope is asked for, the place in another one counts when the scope is named.
  if (facts.length === 0 || asks(GROUP) || /\b(?:week|month)\b/.test(asked))
    return facts.length > 0 ? facts : [none(RANK)];
  return [
    ...facts,
    ...placeOn(record, true, 'all').map((fact) => within(NAMES_GROUP, fact)),
    ...placeOn(record, false, 'week').map((fact) => within(/\bweek\b/i, fact)),
    ...placeOn(record, false, 'month').map((fact) => within(/\bmonth\b/i, fact)),
  ];
};

function ofLeague({ league }: RecordData): Fact[] {
  if (!league) return [none(/league/i)];
  const mine = league.items.find(({ is_me: isMe }) => isMe);
  return [words(new RegExp(league.tier, 'i')), ...(mine ? [within(/league/i, figure(mine.rank, RANK))] : [])];
}

/** The boards of the scope that is asked for: of the week, the month or all time, of a group or of everybody. */
function boardsAsked({ asked, asks }: Question, { boards }: RecordData): Board[] {
  const period = asks(/\bthis (?:week|wk)\b/) ? 'week' : asks(/\bthis month\b/) ? 'month' : 'all';
  const hasGroup = boards.some(({ ofGroup }) => ofGroup);
  const ofGroup = hasGroup && GROUP.test(asked) && !asks(/\bnot just the team\b|\bwhole\b|\boverall\b/);
  return boards.filter((board) => board.ofGroup === ofGroup && board.period === period);
}

function placeOn({ boards }: RecordData, ofGroup: boolean, period: Board['period']): Fact[] {
  const rows = boards.find((board) => board.ofGroup === ofGroup && board.period === period)?.rows ?? [];
  return rows.filter(({ is_me: isMe }) => isMe).map((row) => figure(row.rank, RANK));
}

function ofBoard({ asks, asked }: Question, { rows }: Board): Fact[] {
  const at = rows.findIndex(({ is_me: isMe }) => isMe);
  const mine = rows[at];
  if (!mine) return [none(/rank|place|point|board|list/i)];
  const place = figure(mine.rank, RANK);
  const above = rows.filter(({ points }) => points > mine.points);
  const below = rows.filter(({ points }) => points < mine.points);
  const [next, last] = [above.at(-1), below[0]];
  if (asks(/\bwho(?:s|'s)?\b/) && asks(/\babove|\bahead|\bnext|\bhigher|\bright\b|\bcatch\b/))
    return [
      ...named(above.slice(-2)),
      ...(asks(/\bplace|\bnumber|\bposition|\blist\b/) ? [place] : []),
      ...(next ? [] : [place, none(RANK)]),
    ];
  if (asks(/\bhow (?:far|many points)\b/) && asks(/\bfirst|\bnumber one\b|\btop\b/))
    return [place, ...gap(rows[0]!, mine)];
  if (asks(/\bhow (?:far|many points|much)\b.*\b(?:behind|next|lead|above)\b|\bget into\b/))
    return asks(/\blead\b/)
      ? last
        ? gap(last, mine)
        : [place, none(RANK)]
      : next
        ? gap(next, mine)
        : [place, none(RANK)];
  if (asks(/\bhow many\b/))
    return [place, figure(above.length, RANK), figure(above.length, /people|colleague|others|person|better/i)];
  if (asks(/\blast\b(?! (?:week|friday|monday))|\bbelow me\b/))
    return [
      decided(asks(/\bbelow\b/) ? last !== undefined : last === undefined, [
        place,
        figure(below.length, /below|behind/i),
      ]),
    ];
  if (asks(/\bmost\b/)) return [decided(above.length < rows.length / 2, [place])];
  const among = placeWanted(asked);
  if (among !== null) return [decided(mine.rank <= among.to && mine.rank >= among.from, [place])];
  return moved(asked, mine, place);
}

/** The first so many, or one certain place. */
function placeWanted(asked: string): { from: number; to: number } | null {
  if (/\b(?:was|had)\b/.test(asked)) return null;
  if (/\b(?:top|best) (?:ten|10)\b/.test(asked)) return { from: 1, to: 10 };
  if (/\bpodium\b|\btop (?:three|3)\b/.test(asked)) return { from: 1, to: 3 };
  if (/\bam i (?:the )?(?:first|best)\b/.test(asked)) return { from: 1, to: 1 };
  if (/\bam i still (?:third|3rd)\b/.test(asked)) return { from: 3, to: 3 };
  return null;
}

const named = (rows: readonly LeaderboardRow[]): Fact[] =>
  rows.map(({ display_name: name }) => words(new RegExp(name.replaceAll(/[.()]/g, '.'), 'i')));

/** How far away somebody is: the difference, or what they have. */
const gap = (other: LeaderboardRow, mine: LeaderboardRow): Fact[] => [
  figure(Math.abs(other.points - mine.points), POINTS),
  any(figure(other.points, POINTS)),
];

/** The place, and where a way is said that it went, the right way. */
function moved(asked: string, { change }: LeaderboardRow, place: Fact): Fact[] {
  if (change === null || !/\bmoved?\b|\bclimb|\bdrop|\bup or down\b|\bgone up\b|\bovertak|\bovertook\b/.test(asked))
    return [place];
  const up = words(/\b(?:moved|went|gone|climbed|are) (?:\w+ )?up\b|\bclimbed\b|\bgained\b/i);
  const down = words(/\b(?:moved|went|gone|dropped|fell|fallen) (?:\w+ )?(?:down|back)?\b|\blost\b/i);
  const same = words(/\bsame\b|\bunchanged\b|\bno change\b|\bnot (?:moved|changed|dropped)\b|\bstill\b|\bstayed\b/i);
  if (change > 0) return [place, up];
  return change < 0 ? [place, down] : [(said) => place(said) && !up(said), same];
}
