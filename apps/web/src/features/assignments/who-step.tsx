import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { memberSearch } from './assignments.queries.ts';

/** Whom somebody has chosen. */
export interface Addressees {
  readonly isEverybody: boolean;
  readonly groupIds: readonly string[];
  readonly people: readonly { readonly uid: string; readonly name: string }[];
}

interface WhoStepProps {
  orgId: string;
  groups: readonly { id: string; name: string }[];
  chosen: Addressees;
  onChange: (chosen: Partial<Addressees>) => void;
  canAskEverybody: boolean;
}

/** Groups, people by name, or everybody. */
export function WhoStep({ orgId, groups, chosen, onChange, canAskEverybody }: WhoStepProps) {
  const { isEverybody, groupIds } = chosen;
  const toggle = (id: string, isOn: boolean) =>
    onChange({ groupIds: isOn ? [...groupIds, id] : groupIds.filter((each) => each !== id) });
  return (
    <div className="grid gap-5">
      <h2 className="text-xl">{t`Who?`}</h2>
      {canAskEverybody && (
        <Checkbox
          label={t`Everybody, and whoever joins later`}
          isChecked={isEverybody}
          onChange={(isOn) => onChange({ isEverybody: isOn })}
        />
      )}
      {!isEverybody && (
        <>
          <Groups groups={groups} groupIds={groupIds} onToggle={toggle} />
          {canAskEverybody && <People orgId={orgId} chosen={chosen} onChange={onChange} />}
        </>
      )}
    </div>
  );
}

/** With fewer groups nobody needs to search. */
const SEARCHED_FROM = 12;

interface GroupsProps {
  groups: WhoStepProps['groups'];
  groupIds: readonly string[];
  onToggle: (id: string, isOn: boolean) => void;
}

/** Groups to tick. Those that are chosen stay in view, whatever is looked for. */
function Groups({ groups, groupIds, onToggle }: GroupsProps) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const shown = groups.filter(({ id, name }) => groupIds.includes(id) || name.toLowerCase().includes(wanted));
  return (
    <div className="grid gap-3">
      {groups.length >= SEARCHED_FROM && (
        <TextField
          label={t`Find a group`}
          icon={<Search aria-hidden="true" />}
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <fieldset>
        <legend className="mb-2 font-semibold">{t`Groups`}</legend>
        <div className="grid max-h-96 auto-rows-max gap-x-6 overflow-y-auto sm:grid-cols-2">
          {shown.map(({ id, name }) => (
            <Checkbox key={id} label={name} isChecked={groupIds.includes(id)} onChange={(isOn) => onToggle(id, isOn)} />
          ))}
        </div>
        {groups.length === 0 && <p className="text-sm text-ink-2">{t`There are no groups yet.`}</p>}
        {groups.length > 0 && shown.length === 0 && (
          <p className="text-sm text-ink-2">{t`No group is called “${text}”.`}</p>
        )}
      </fieldset>
    </div>
  );
}

function People({ orgId, chosen, onChange }: Pick<WhoStepProps, 'orgId' | 'chosen' | 'onChange'>) {
  const [search, setSearch] = useState('');
  const { data: found = [] } = useQuery(memberSearch(orgId, search.trim()));
  const { people } = chosen;
  const isChosen = (uid: string) => people.some((each) => each.uid === uid);
  return (
    <div className="grid gap-3">
      <TextField
        label={t`People by name`}
        icon={<Search aria-hidden="true" />}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        autoComplete="off"
        placeholder={t`Type two letters`}
      />
      {people.length > 0 && (
        <ul
          className="flex flex-wrap gap-2"
          aria-label={plural(people.length, { one: 'One person chosen', other: '# people chosen' })}
        >
          {people.map(({ uid, name }) => (
            <li key={uid}>
              <Button
                size="sm"
                onClick={() => onChange({ people: people.filter((each) => each.uid !== uid) })}
                aria-label={t`Leave out ${name}`}
              >
                {name} <X className="size-4" aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {search.trim().length > 1 && (
        <ul className="grid gap-1">
          {found
            .filter(({ uid }) => !isChosen(uid))
            .map(({ uid, display_name: name, job_role: role }) => (
              <li key={uid}>
                <button
                  type="button"
                  className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control px-3 text-left hover:bg-surface-2"
                  onClick={() => {
                    onChange({ people: [...people, { uid, name }] });
                    setSearch('');
                  }}
                >
                  <span className="font-semibold">{name}</span>
                  <span className="text-xs text-ink-2">{role}</span>
                </button>
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}
