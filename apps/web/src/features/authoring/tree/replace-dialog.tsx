import { plural, t } from '@lingui/core/macro';
import type { FoundItem, FoundPlaces } from '@snapwell/contract/library/replacing/replacing.schemas';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { type KindLook, modulePlaces, type ModuleSearch } from '../authoring.queries.ts';
import { useReplacing } from './use-replacing.ts';

interface ReplaceDialogProps {
  orgId: string;
  module: { readonly id: string; readonly title: string };
  look: KindLook;
  onClose: () => void;
}

/** Words of a module, each place shown as it would become; what is chosen goes into drafts, and can be undone. */
export function ReplaceDialog({ orgId, module, look, onClose }: ReplaceDialogProps) {
  const [search, setSearch] = useState<ModuleSearch>({ text: '', match_case: false, whole_words: true });
  const [replacement, setReplacement] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const asked = useDeferredValue(search);
  const { data, isFetching } = useQuery({ ...modulePlaces(orgId, module.id, asked), placeholderData: keepShown });
  const { title } = module;
  const replacer = useReplacing(orgId, module.id);
  const found = search.text === '' ? null : data;
  const chosen = chosenIn(found?.items ?? [], left);
  const count = chosen.reduce((sum, { places }) => sum + places.length, 0);
  const lookFor = (change: Partial<ModuleSearch>) => {
    setSearch({ ...search, ...change });
    setLeft(new Set());
  };
  const toggle = (names: readonly string[], isChosen: boolean) => {
    const others = [...left].filter((name) => !names.includes(name));
    setLeft(new Set(isChosen ? others : [...others, ...names]));
  };
  const submit = async () => {
    if (await replacer.replace({ ...search, replacement, items: chosen })) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Search and replace`}
      description={t`In ‘${title}’. Learners see it once you publish.`}
      footer={
        <>
          <Button size="lg" onClick={onClose}>{t`Cancel`}</Button>
          <SnapButton disabled={count === 0 || isFetching || replacer.isPending} onClick={() => void submit()}>
            {count === 0 ? t`Replace` : t`${plural(count, { one: 'Replace # place', other: 'Replace # places' })}`}
          </SnapButton>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t`Find`}
          maxLength={200}
          value={search.text}
          onChange={({ target }) => lookFor({ text: target.value })}
        />
        <TextField
          label={t`Replace with`}
          maxLength={1000}
          value={replacement}
          onChange={({ target }) => setReplacement(target.value)}
        />
      </div>
      <div className="mt-1 flex flex-wrap gap-x-6">
        <Checkbox
          label={t`Whole words`}
          isChecked={search.whole_words}
          onChange={(isOn) => lookFor({ whole_words: isOn })}
        />
        <Checkbox
          label={t`Match capitals`}
          isChecked={search.match_case}
          onChange={(isOn) => lookFor({ match_case: isOn })}
        />
      </div>
      {found && <Places found={found} look={look} replacement={replacement} left={left} onToggle={toggle} />}
    </Dialog>
  );
}

/** What was found last stays while the next is looked for. */
const keepShown = (previous: FoundPlaces | undefined) => previous;

type FoundPlace = FoundItem['places'][number];
const nameOf = ({ content_id: id }: FoundItem, { path, nth }: FoundPlace) => JSON.stringify([id, path, nth]);

/** Everything that was found but what was left out. */
function chosenIn(items: readonly FoundItem[], left: ReadonlySet<string>) {
  return items
    .map((item) => ({
      content_id: item.content_id,
      revision: item.revision,
      places: item.places.filter((place) => !left.has(nameOf(item, place))).map(({ path, nth }) => ({ path, nth })),
    }))
    .filter(({ places }) => places.length > 0);
}

interface PlacesProps {
  found: FoundPlaces;
  look: KindLook;
  replacement: string;
  left: ReadonlySet<string>;
  onToggle: (names: readonly string[], isChosen: boolean) => void;
}

function Places({ found: { items, is_cut: isCut }, look, replacement, left, onToggle }: PlacesProps) {
  const count = items.length;
  const total = items.reduce((sum, { places }) => sum + places.length, 0);
  return (
    <div className="mt-3">
      <output className="text-sm text-ink-2">
        {total === 0
          ? t`Nothing in this module says that.`
          : t`${plural(total, { one: '# place', other: '# places' })} in ${plural(count, { one: '# item', other: '# items' })}`}
        {isCut && ` ${t`There are more: replace these first.`}`}
      </output>
      <ul className="mt-2 grid gap-3">
        {items.map((item) => {
          const names = item.places.map((place) => nameOf(item, place));
          const out = names.filter((name) => left.has(name)).length;
          return (
            <li key={item.content_id} className="rounded-lg border border-line px-3 pb-2">
              <Checkbox
                label={
                  <span className="flex items-center gap-2 [&_svg]:size-4.5">
                    {look.icon(item.kind)} {item.title || t`Without a title`}
                  </span>
                }
                isChecked={out === 0}
                isMixed={out > 0 && out < names.length}
                onChange={(isChosen) => onToggle(names, isChosen)}
              />
              <ul className="ml-2 border-l-2 border-line pl-3">
                {item.places.map((place, i) => (
                  <li key={names[i]}>
                    <Checkbox
                      label={<PlaceWords place={place} replacement={replacement} />}
                      isChecked={!left.has(names[i]!)}
                      onChange={(isChosen) => onToggle([names[i]!], isChosen)}
                    />
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function PlaceWords({ place: { before, found, after }, replacement }: { place: FoundPlace; replacement: string }) {
  return (
    <span className="text-sm font-normal break-words">
      {before}
      <del className="rounded-xs bg-berry-soft px-0.5 text-berry-ink">{found}</del>
      {replacement !== '' && (
        <ins className="rounded-xs bg-leaf-soft px-0.5 text-leaf-ink no-underline">{replacement}</ins>
      )}
      {after}
    </span>
  );
}
