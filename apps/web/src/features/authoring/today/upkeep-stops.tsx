import { plural, t } from '@lingui/core/macro';
import type { AuthorTree, AuthorTreeItem } from '@snapwell/contract/library/authoring.schemas';
import { versionTextId } from '@snapwell/contract/library/language-versions/text-id';
import { languageNames } from '@snapwell/contract/text/language';
import { formatDay, formatList } from '#platform/locale/format.ts';
import { paths } from '#platform/paths.ts';
import type { TodayStop } from './today-stop.ts';

const SHOWN = 3;
const YEARS = 2;

/** What was last held against its sources so long ago that it should be read again, the oldest first. */
export function agedStop(orgId: string, tree: AuthorTree, now = new Date()): TodayStop | null {
  const limit = new Date(now);
  limit.setFullYear(limit.getFullYear() - YEARS);
  const before = limit.toISOString().slice(0, 10);
  const aged = publishedItems(tree)
    .flatMap(({ checked, ...item }) => (checked !== null && checked < before ? [{ ...item, checked }] : []))
    .sort((a, b) => a.checked.localeCompare(b.checked));
  if (aged.length === 0) return null;
  return {
    id: 'aged',
    minutes: Math.min(30, 5 * aged.length),
    title: t`${plural(aged.length, { one: '# item was last checked over two years ago', other: '# items were last checked over two years ago' })}`,
    detail: formatList(aged.slice(0, SHOWN).map(({ title }) => title)),
    open: (
      <ul className="grid gap-2">
        {aged.slice(0, SHOWN).map(({ id, title, checked }) => (
          <li key={id}>
            <b className="block font-semibold">{title}</b>
            <span className="text-sm text-ink-2">{formatDay(checked)}</span>
          </li>
        ))}
      </ul>
    ),
    to: paths.panelItem(orgId, aged[0]!.id),
    act: t`Read the oldest`,
  };
}

/** Places in articles that wait for the organization's own rule. */
export function ruleStop(orgId: string, tree: AuthorTree): TodayStop | null {
  const open = publishedItems(tree).filter(({ asks_for_rule: asksForRule }) => asksForRule);
  if (open.length === 0) return null;
  return {
    id: 'rules',
    minutes: Math.min(30, 5 * open.length),
    title: t`${plural(open.length, { one: '# article asks for your own rule', other: '# articles ask for your own rules' })}`,
    detail: formatList(open.slice(0, SHOWN).map(({ title }) => title)),
    open: (
      <ul className="grid gap-1">
        {open.slice(0, SHOWN).map(({ id, title }) => (
          <li key={id} className="font-semibold">
            {title}
          </li>
        ))}
      </ul>
    ),
    to: paths.panelItem(orgId, open[0]!.id),
    act: t`Write the first`,
  };
}

/** Items whose original was changed after they were translated. */
export function languageStop(orgId: string, tree: AuthorTree): TodayStop | null {
  const stale = publishedItems(tree).flatMap(({ id, title, stale_languages: of }) =>
    of.map((language) => ({ id: versionTextId(id, language), title, language })),
  );
  if (stale.length === 0) return null;
  const words = ({ title, language }: (typeof stale)[number]) => `${title} (${languageNames[language]})`;
  return {
    id: 'languages',
    minutes: Math.min(30, 3 * stale.length),
    title: t`${plural(stale.length, { one: '# translation is older than its original', other: '# translations are older than their originals' })}`,
    detail: formatList(stale.slice(0, SHOWN).map(words)),
    open: (
      <ul className="grid gap-1">
        {stale.slice(0, SHOWN).map((version) => (
          <li key={version.id} className="font-semibold">
            {words(version)}
          </li>
        ))}
      </ul>
    ),
    to: paths.panelItem(orgId, stale[0]!.id),
    act: t`Open the first`,
  };
}

const publishedItems = ({ modules }: AuthorTree): AuthorTreeItem[] =>
  modules
    .flatMap(({ chapters }) => chapters.flatMap(({ items }) => items))
    .filter(({ status }) => status === 'published');
