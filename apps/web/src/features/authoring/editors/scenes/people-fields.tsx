import { t } from '@lingui/core/macro';
import { showSeen } from '@snapwell/contract/simulations/show-persona';
import { use } from 'react';
import { type Cursor, withDefault } from '../kit/cursor.ts';
import { NumberField, WordsField } from '../kit/fields.tsx';
import { ItemList } from '../kit/item-list.tsx';
import { LookFields, VoiceField } from '../kit/look-fields.tsx';
import { newSlug } from '../kit/new-slug.ts';
import { DrawnPerson } from './drawn-person.ts';
import type { Person, Seen } from './scene-graph.ts';

interface PeopleFieldsProps {
  at: Cursor<Person[]>;
}

/** As somebody is drawn while no scene says how they feel. */
const AT_EASE: Omit<Seen, 'id'> = { mood: 60, pain: 0, is_asleep: false };

/** Who may be seen in scenes: they are drawn. */
export function PeopleFields({ at }: PeopleFieldsProps) {
  const newId = () =>
    newSlug(
      'person',
      at.value.map(({ id }) => id),
    );
  return (
    <ItemList
      at={at}
      label={t`People`}
      nameOf={({ name }, place) => {
        const number = place + 1;
        return name || t`Person ${number}`;
      }}
      create={() => ({ id: newId(), name: '', role: '', voice: 'female' as const })}
      copyOf={(person) => ({ ...structuredClone(person), id: newId() })}
      addLabel={t`Add a person`}
      most={8}
      empty={t`Nobody is drawn. Whoever is added here can be shown in a scene that has no picture.`}
      isFolded
    >
      {(person) => <PersonFields at={person} />}
    </ItemList>
  );
}

function PersonFields({ at }: { at: Cursor<Person> }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
          <WordsField at={at.at('name')} label={t`Name`} />
          <NumberField at={at.at('age')} label={t`Age`} min={0} max={120} step={1} isOptional />
        </div>
        <WordsField at={at.at('role')} label={t`Role`} hint={t`Patient, daughter, night nurse.`} />
        <VoiceField at={at.at('voice')} label={t`Drawn as`} />
        <LookFields at={withDefault(at.at('look'), {})} />
      </div>
      <PersonPicture person={at.value} seen={{ id: at.value.id, ...AT_EASE }} />
    </div>
  );
}

interface PersonPictureProps {
  person: Person;
  seen: Seen;
}

/** How learners see somebody, as far as it is written. */
export function PersonPicture(props: PersonPictureProps) {
  const Drawn = use(DrawnPerson);
  return Drawn && <Picture Drawn={Drawn} {...props} />;
}

function Picture({
  Drawn,
  person,
  seen,
}: PersonPictureProps & { Drawn: NonNullable<React.ContextType<typeof DrawnPerson>> }) {
  const shown = showSeen({ ...person, name: person.name || t`Without a name` }, seen);
  return (
    <div data-theme="dark" className="overflow-hidden rounded-lg bg-surface max-sm:mx-auto max-sm:w-40">
      <Drawn person={shown} className="block w-full" />
    </div>
  );
}
