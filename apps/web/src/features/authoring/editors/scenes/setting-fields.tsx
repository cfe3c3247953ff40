import { t } from '@lingui/core/macro';
import type { ScenesBody } from '@snapwell/contract/simulations/scenes';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import type { Cursor } from '../kit/cursor.ts';
import { NumberField, WordsField } from '../kit/fields.tsx';
import { ItemList } from '../kit/item-list.tsx';
import { newSlug } from '../kit/new-slug.ts';
import { PeopleFields } from './people-fields.tsx';
import { measuresOf, peopleOf } from './scene-cursors.ts';

/** What is told before the first scene, what is counted, and who may be seen. */
export function SettingFields({ root, isOpen }: { root: Cursor<ScenesBody>; isOpen: boolean }) {
  const measures = measuresOf(root);
  const fields = (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <WordsField
        at={root.at('introduction')}
        label={t`Introduction`}
        hint={t`The situation, before the first scene.`}
        rows={3}
      />
      <ItemList
        at={measures}
        label={t`Measures`}
        nameOf={({ title }, at) => {
          const number = at + 1;
          return title || t`Measure ${number}`;
        }}
        create={() => ({
          id: newSlug(
            'measure',
            measures.value.map(({ id }) => id),
          ),
          title: '',
          start: 50,
        })}
        copyOf={(measure) => ({
          ...measure,
          id: newSlug(
            'measure',
            measures.value.map(({ id }) => id),
          ),
        })}
        addLabel={t`Add a measure`}
        most={6}
        empty={t`No measures yet. What do choices move: safety, trust, time?`}
      >
        {(measure) => (
          <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-4">
            <WordsField at={measure.at('title')} label={t`Name`} />
            <NumberField at={measure.at('start')} label={t`At the start`} min={0} max={100} step={1} />
          </div>
        )}
      </ItemList>
      {measures.problem && (
        <p role="alert" className="text-sm font-semibold text-berry-ink">
          {measures.problem}
        </p>
      )}
      <PeopleFields at={peopleOf(root)} />
    </div>
  );
  return isOpen ? fields : <Disclosure title={t`Introduction, measures and people`}>{fields}</Disclosure>;
}
