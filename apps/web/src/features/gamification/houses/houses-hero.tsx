import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { House, Houses } from '@snapwell/contract/gamification/houses.schemas';
import { useSuspenseQuery } from '@tanstack/react-query';
import { formatNumber } from '#platform/locale/format.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { DataTable } from '#ui/layout/data-table.tsx';
import { houses } from '../gamification.queries.ts';
import { type HouseFacts, layOutHouses, shownHouses } from './house-layout.ts';
import { HousesPicture } from './houses-picture.tsx';

/** How many houses there is room for, and the width of the picture that holds them. */
const VIEWS = [
  { most: 4, width: 358, className: 'sm:hidden' },
  { most: 7, width: 760, className: 'max-sm:hidden lg:hidden' },
  { most: 12, width: 1152, className: 'max-lg:hidden' },
] as const;

/** The organization at night: a house for each group, a window for each person, lit where somebody learned today. */
export function HousesHero({ orgId }: { orgId: string }) {
  const { data } = useSuspenseQuery(houses(orgId));
  return <HousesPanel houses={data} />;
}

export function HousesPanel({ houses: data }: { houses: Houses }) {
  const facts = data.items.map((house) => factsOf(house, data.items.length === 1));
  const given = { organizationSize: data.members, isOwnLit: data.have_i_learned };
  const count = facts.length;
  const { peopleAWindow } = layOutHouses(shownHouses(facts, 12), { ...given, width: 1152 });
  return (
    <div>
      <div data-theme="dark" className="overflow-hidden rounded-[26px] bg-(--night) sm:rounded-xl">
        <div className="relative z-1 max-w-130 px-5.5 lg:-mb-14 pt-6 sm:px-10 sm:pt-9">
          <h1 className="text-[clamp(2.25rem,1.5rem+2.6vw,3.5rem)] leading-none tracking-[-0.035em]">
            {headline(data, peopleAWindow)}
          </h1>
          <p className="mt-3 text-sm text-ink-2 sm:text-base">
            {peopleAWindow === 1
              ? t`One window is one of us; the lit ones have learned today.`
              : t`One window is ${peopleAWindow} of us; the lit ones have learned today.`}{' '}
            <Leader data={data} peopleAWindow={peopleAWindow} />
          </p>
        </div>
        {VIEWS.map(({ most, width, className }) => (
          <div key={most} className={className}>
            <HousesPicture row={layOutHouses(shownHouses(facts, most), { ...given, width })} width={width} />
            {count > most && (
              <p aria-hidden="true" className="px-5.5 pb-4 text-right text-xs text-ink-2">
                {moreWords(count - most)}
              </p>
            )}
          </div>
        ))}
      </div>
      {facts.length > 1 && (
        <Disclosure title={t`${plural(count, { one: '# group', other: 'All # groups' })}`} className="mt-3">
          {data.learned === 0 && <p className="mb-3 text-ink-2">{t`Nobody has learned today yet.`}</p>}
          <DataTable
            caption={t`Who learned today, group by group`}
            rows={facts}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'name',
                head: t`Group`,
                cell: ({ name, isMine }) => (isMine ? t`${name} (you)` : name),
                isName: true,
              },
              data.learned === 0
                ? { key: 'members', head: t`People`, cell: ({ members }) => formatNumber(members), isNumber: true }
                : { key: 'learned', head: t`Learned today`, cell: learnedWords, isNumber: true },
            ]}
          />
        </Disclosure>
      )}
    </div>
  );
}

const moreWords = (more: number) => plural(more, { one: 'and one more group', other: 'and # more groups' });

function learnedWords({ learned, members }: HouseFacts): string {
  const [some, all] = [formatNumber(learned), formatNumber(members)];
  return learned === 0 ? t`none of ${all}` : t`${some} of ${all}`;
}

function factsOf({ id, name, members, learned, is_mine: isMine }: House, isOnly: boolean): HouseFacts {
  return { id: id ?? 'others', name: name ?? (isOnly ? t`Everybody` : t`Others`), members, learned, isMine };
}

/** A window that stands for several is not spoken of as one's own, and lit ones are not people. */
function headline({ learned, members }: Houses, peopleAWindow: number): string {
  if (learned === 0) return members === 1 ? t`Your window is still dark.` : t`The windows are still dark.`;
  if (learned === members) return members === 1 ? t`Your window is lit.` : t`Every window is lit.`;
  if (peopleAWindow > 1)
    return t`${plural(learned, { one: 'One of us has learned today.', other: '# of us have learned today.' })}`;
  return t`${plural(learned, { one: 'One window is lit.', other: '# windows are lit.' })}`;
}

/** Fewer make no lead. */
const FEWEST_IN_LEAD = 2;

/** The house with the largest share of its people, if it is ahead of all, and whether one is among those who learned. */
function Leader({ data, peopleAWindow }: { data: Houses; peopleAWindow: number }) {
  const { items, learned, members, have_i_learned: haveILearned } = data;
  if (learned === 0 && peopleAWindow > 1) return t`Finish something today, and you're the first.`;
  if (learned === 0) return members > 1 && t`Finish something today, and yours is the first.`;
  const named = items.filter(({ name }) => name !== null);
  const first = named.toSorted((a, b) => b.learned / b.members - a.learned / a.members)[0];
  const isAhead = items.every(
    (each) => each === first || each.learned / each.members < first!.learned / first!.members,
  );
  if (!first || first.learned < FEWEST_IN_LEAD || !isAhead || named.length < 2) {
    if (peopleAWindow > 1) return haveILearned ? t`You’re one of them.` : t`You haven’t learned yet today.`;
    return haveILearned ? members > 1 && t`One of them is yours.` : t`Yours is still dark.`;
  }
  const { name } = first;
  const [some, all] = [formatNumber(first.learned), formatNumber(first.members)];
  const lead = (
    <b className="font-semibold wrap-anywhere text-snap-ink">
      <Trans>
        {name} leads with {some} of {all}
      </Trans>
    </b>
  );
  if (peopleAWindow > 1)
    return haveILearned ? (
      <Trans>{lead}. You’re one of those who have learned.</Trans>
    ) : (
      <Trans>{lead}. You haven’t learned yet today.</Trans>
    );
  if (!haveILearned) return <Trans>{lead}; yours is still dark.</Trans>;
  if (!first.is_mine) return <Trans>{lead}. Your window is lit, too.</Trans>;
  return <Trans>{lead}, and one of them is yours.</Trans>;
}
