import { t } from '@lingui/core/macro';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { type Cursor, cursorOn, withDefault } from '../kit/cursor.ts';
import { ChoiceField, NumberField } from '../kit/fields.tsx';
import { settingOptions } from '../kit/look-fields.tsx';
import { PersonPicture } from './people-fields.tsx';
import type { Person, Seen } from './scene-graph.ts';

interface SeenFieldsProps {
  at: Cursor<Seen | undefined>;
  people: readonly Person[];
  /** The scene has a picture of its own, which is shown instead. */
  hasPicture: boolean;
}

const FIRST: Omit<Seen, 'id'> = { mood: 50, pain: 0, is_asleep: false };

/** Who is seen in a scene, where, and how they feel. */
export function SeenFields({ at, people, hasPicture }: SeenFieldsProps) {
  const seen = at.value;
  const person = people.find(({ id }) => id === seen?.id);
  return (
    <Disclosure title={t`Who is seen`}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {hasPicture && <p className="text-sm text-ink-2">{t`The scene has a picture: it's shown instead of them.`}</p>}
        {people.length === 0 ? (
          <p className="text-ink-2">{t`Nobody yet. Add people under ‘Introduction, measures and people’.`}</p>
        ) : (
          <ChoiceField
            at={cursorOn(
              person?.id,
              (change, step) =>
                at.update((now) => {
                  const id = change(now?.id);
                  return id === undefined ? undefined : { ...FIRST, ...now, id };
                }, step),
              at.problems.flatMap(({ path: [first, ...path], message }) => (first === 'id' ? [{ path, message }] : [])),
              [...at.path, 'id'],
            )}
            label={t`Person`}
            options={people.map(({ id, name }, place) => {
              const number = place + 1;
              return { value: id, label: name || t`Person ${number}` };
            })}
          />
        )}
        {seen && person && <FeelingFields at={withDefault(at, seen)} person={person} />}
      </div>
    </Disclosure>
  );
}

function FeelingFields({ at, person }: { at: Cursor<Seen>; person: Person }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid grid-cols-2 items-start gap-3">
          <NumberField
            at={at.at('mood')}
            label={t`Mood`}
            hint={t`0 is as bad as it gets, 100 at ease.`}
            min={0}
            max={100}
            step={1}
          />
          <NumberField
            at={at.at('pain')}
            label={t`Pain`}
            hint={t`0 to 10, as the face shows it.`}
            min={0}
            max={10}
            step={1}
          />
        </div>
        <Checkbox
          label={t`Asleep`}
          isChecked={at.value.is_asleep}
          onChange={(isAsleep) => at.at('is_asleep').set(isAsleep, t`Asleep: changed.`)}
        />
        <ChoiceField at={at.at('setting')} label={t`Where they are in this scene`} options={settingOptions()} />
      </div>
      <PersonPicture person={person} seen={at.value} />
    </div>
  );
}
