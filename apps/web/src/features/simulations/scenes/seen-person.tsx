import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { SeenPerson as Shown, ShownScene } from '@snapwell/contract/simulations/scenes-play.schemas';
import { kindOf } from '../conversation/room/vital-traces.ts';
import { feelingOf } from '../persona/expression.ts';
import { FEELINGS } from '../persona/feelings.ts';
import { PersonaFace } from '../persona/persona-face.tsx';

interface SeenPersonProps {
  person: Shown;
  vitals: NonNullable<ShownScene['patient']>['vitals'];
  className: string;
}

/** Breaths in a minute of somebody whose breaths nobody counts. */
const BREATHS = 16;

/** Whoever is seen in a scene, by the hand that draws those one talks with. */
export function SeenPerson({ person, vitals, className }: SeenPersonProps) {
  const { name, mood, pain, look, is_asleep: isAsleep } = person;
  const counted = vitals.find((vital) => kindOf(vital.name) === 'breath')?.value ?? '';
  const feeling = isAsleep ? t`asleep` : i18n._(FEELINGS[feelingOf(person)]);
  return (
    <PersonaFace
      persona={person}
      mood={mood}
      pain={pain}
      change={0}
      isAsleep={isAsleep}
      breaths={Number.parseInt(counted, 10) || BREATHS}
      mouth={null}
      description={look.setting === 'floor' ? t`${name}, on the floor: ${feeling}` : `${name}: ${feeling}`}
      className={className}
    />
  );
}
