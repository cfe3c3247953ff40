import { t } from '@lingui/core/macro';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { SEARCH_MIN_LENGTH } from '@snapwell/contract/catalogue/catalogue.limits';
import type { SearchHit } from '@snapwell/contract/catalogue/catalogue.schemas';
import { useQuery } from '@tanstack/react-query';
import { CornerDownLeft, Search } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { authorTree } from '#features/authoring/authoring.queries.ts';
import { kindIcon, kindName, minutesLeft } from '#features/learning/catalogue/kind-look.tsx';
import { MarkedText } from '#features/learning/catalogue/marked-text.tsx';
import { search } from '#features/learning/learning.queries.ts';
import { useCurrentOrganization } from '#features/organizations/current-organization.ts';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { useNarrow } from '#platform/device/width.ts';
import { paths } from '#platform/paths.ts';
import { POPUP_ROW } from '#ui/overlay/popup-look.ts';
import { homeOf, ownPageOf } from '../header/navigation.ts';

interface Command {
  readonly id: string;
  readonly label: string;
  /** What sort of thing it is. */
  readonly detail: string;
  /** Of content that was found: its kind as a picture, its title with the words that were found, and where it is from. */
  readonly hit?: { readonly icon: ReactNode; readonly title: ReactNode; readonly facts: string };
  readonly run: () => void;
}

interface CommandPaletteProps {
  onClose: () => void;
  onKeys: () => void;
}

const MOST = 8;

/** Goes anywhere and finds any content: one field, a list under it. */
export function CommandPalette({ onClose, onKeys }: CommandPaletteProps) {
  const [typed, setTyped] = useState('');
  const commands = useCommands(useDeferredValue(typed.trim()), onKeys);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Popup className="fixed inset-x-0 top-[12dvh] z-41 mx-auto flex max-h-[70dvh] w-[min(38rem,100%-2rem)] flex-col overflow-hidden rounded-[22px] border border-line bg-surface text-ink shadow-float outline-none">
          <Dialog.Title className="sr-only">{t`Commands`}</Dialog.Title>
          <Autocomplete.Root
            inline
            open
            items={commands}
            filter={null}
            autoHighlight="always"
            value={typed}
            onValueChange={setTyped}
            itemToStringValue={({ label }: Command) => label}
          >
            <div className="flex items-center gap-3 border-b border-line px-5">
              <Search className="size-5 flex-none text-ink-2" aria-hidden="true" />
              <Autocomplete.Input
                aria-label={t`Go anywhere, find anything`}
                placeholder={t`Go anywhere, find anything`}
                className="min-h-14 flex-1 bg-transparent text-[1.0625rem] outline-none placeholder:text-ink-3"
              />
            </div>
            <Autocomplete.Status className="px-5 text-sm text-ink-2 not-empty:py-4">
              {commands.length === 0 && t`Nothing found. Try other words.`}
            </Autocomplete.Status>
            <Autocomplete.List className="overflow-y-auto p-2 empty:hidden">
              {({ id, label, detail, hit, run }: Command) => (
                <Autocomplete.Item
                  key={id}
                  value={{ id, label, detail, run }}
                  className={`${POPUP_ROW} group`}
                  onClick={() => {
                    onClose();
                    run();
                  }}
                >
                  {hit?.icon}
                  <span className="min-w-0 flex-1">
                    <span className="block truncate">{hit?.title ?? label}</span>
                    {hit && <span className="block truncate text-xs font-normal text-ink-2">{hit.facts}</span>}
                  </span>
                  {!hit && <span className="flex-none text-xs font-normal text-ink-2">{detail}</span>}
                  <CornerDownLeft className="opacity-0 group-data-highlighted:opacity-100" aria-hidden="true" />
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What one may do and find here: pages at once, contents for what is typed. */
function useCommands(typed: string, onKeys: () => void): Command[] {
  const navigate = useNavigate();
  const isNarrow = useNarrow();
  const orgId = useCurrentOrganization();
  const { organization, base } = useProfile();
  const isAuthor = orgId !== null && organization?.organization_id === orgId && organization.role === 'ORG_ADMIN';
  const { data: found } = useQuery({
    ...search(orgId ?? '', typed),
    enabled: orgId !== null && typed.length >= SEARCH_MIN_LENGTH,
    throwOnError: false,
  });
  const { data: tree } = useQuery({ ...authorTree(orgId ?? ''), enabled: isAuthor, throwOnError: false });
  const go = (to: string) => () => void navigate(to);
  const page = (id: string, label: string, to: string): Command => ({ id, label, detail: t`Page`, run: go(to) });
  const pages: Command[] = [
    page('home', t`Home`, homeOf(orgId)),
    page('own', t`Your profile`, ownPageOf(orgId)),
    ...(orgId === null
      ? []
      : [
          page('discover', t`Today’s five minutes`, paths.discover(orgId)),
          page('library', t`Library`, paths.lms(orgId)),
          page('leaderboard', t`Leaderboard`, paths.leaderboard(orgId)),
          page('reviews', t`Reviews`, paths.reviews(orgId)),
          page('portal', t`Portal`, paths.portal(orgId)),
        ]),
    page('settings', t`Settings`, paths.config),
    ...(isAuthor
      ? [
          page('today', t`What needs you today`, paths.orgAdminPanel(orgId)),
          page('content', t`Manage content`, paths.panelContent(orgId)),
        ]
      : []),
    ...(base?.role === 'ADMIN' ? [page('system', t`System admin panel`, paths.adminPanel)] : []),
    // A phone has none.
    ...(isNarrow ? [] : [{ id: 'keys', label: t`Show the keys`, detail: t`Help`, run: onKeys }]),
  ];
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (label: string) => words.every((word) => label.toLowerCase().includes(word));
  const hits = typed === '' ? [] : (found?.items ?? []);
  const drafts =
    typed === '' || orgId === null
      ? []
      : (tree?.modules ?? []).flatMap(({ chapters }) => chapters.flatMap(({ items }) => items));
  return [
    ...pages.filter(({ label }) => fits(label)),
    ...(orgId === null ? [] : hits).slice(0, MOST).map((hit) => foundCommand(hit, go(itemPath(orgId!, hit)))),
    ...(orgId === null || hits.length <= MOST
      ? []
      : [
          {
            id: 'all-hits',
            label: t`All results for ‘${typed}’`,
            detail: t`Library`,
            run: go(`${paths.lms(orgId)}?${new URLSearchParams({ q: typed })}`),
          },
        ]),
    ...drafts
      .filter(({ title }) => fits(title))
      .slice(0, MOST)
      .map(({ id, title }): Command => ({
        id: `edit-${id}`,
        label: title,
        detail: t`Edit`,
        run: go(paths.panelItem(orgId!, id)),
      })),
  ];
}

const itemPath = (orgId: string, { id, kind }: SearchHit): string =>
  kind === 'quiz' ? paths.quiz(orgId, id) : paths.content(orgId, id);

function foundCommand(hit: SearchHit, run: () => void): Command {
  const { id, title, title_marked: marked, kind, type, minutes, progress, module_title: module } = hit;
  return {
    id: `read-${id}`,
    label: title,
    detail: t`Open`,
    hit: {
      icon: kindIcon(type),
      title: <MarkedText pieces={marked} />,
      facts: [kindName(kind), minutesLeft(minutes, progress), module].filter(Boolean).join(' · '),
    },
    run,
  };
}
