import { plural, t } from '@lingui/core/macro';
import type { Assignable } from '@snapwell/contract/learning/assignments/assignments.schemas';
import { classNames } from '#ui/class-names.ts';
import type { Draft } from './assignment-draft.ts';

interface WhatStepProps {
  targets: readonly Assignable[];
  chosen: Draft['target'];
  onChoose: (chosen: NonNullable<Draft['target']>) => void;
}

/** A course or a module of the library. */
export function WhatStep({ targets, chosen, onChoose }: WhatStepProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-3 font-display text-xl font-bold">{t`What?`}</legend>
      {targets.map(({ target_type: type, target_id: id, title, items, minutes }) => (
        <Choice
          key={`${type}/${id}`}
          name="what"
          isChosen={chosen?.type === type && chosen.id === id}
          onChoose={() => onChoose({ type, id })}
          title={title}
          detail={[
            type === 'course' ? t`Course` : t`Module`,
            plural(items, { one: 'one step', other: '# steps' }),
            plural(minutes, { one: 'one minute', other: '# minutes' }),
          ].join(', ')}
        />
      ))}
      {targets.length === 0 && (
        <p className="text-ink-2">{t`There is nothing to learn yet. Publish a module first.`}</p>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  title: string;
  detail: string;
}

function Choice({ name, isChosen, onChoose, title, detail }: ChoiceProps) {
  return (
    <label
      className={classNames(
        'flex min-h-14 cursor-pointer items-center gap-3 rounded-md border-[1.5px] px-4 py-2.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky',
        isChosen ? 'border-leaf bg-leaf-soft' : 'border-line bg-surface hover:border-line-strong',
      )}
    >
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} className="size-5 flex-none accent-leaf" />
      <span className="min-w-0 font-semibold">
        {title}
        <small className="block text-xs font-normal text-ink-2">{detail}</small>
      </span>
    </label>
  );
}
