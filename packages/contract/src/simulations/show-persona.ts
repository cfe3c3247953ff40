import type { ShownLook, ShownPersona } from './conversation-play.schemas.ts';
import type { PersonaLook } from './persona-look.ts';
import type { Scene } from './scenes.ts';
import type { SeenPerson } from './scenes-play.schemas.ts';

/** Somebody in a simulation, as the author describes them. */
interface DrawnPerson {
  readonly name: string;
  readonly role: string;
  readonly age?: number | undefined;
  readonly voice: 'female' | 'male';
  readonly look?: PersonaLook | undefined;
}

const OLD = 60;

/** Whom one meets, as they are drawn: what the author left open follows from age, voice and name. */
export function showPersona({ name, role, age, voice, look = {} }: DrawnPerson): ShownPersona {
  return {
    name,
    role,
    age: age ?? null,
    voice,
    look: { ...lookFrom(name, role, age ?? 40, voice), ...definedOf(look) },
  };
}

/** Who is seen in a scene, as they are drawn and as they feel in it. */
export function showSeen(person: DrawnPerson, seen: NonNullable<Scene['person']>): SeenPerson {
  const { mood, pain, is_asleep, setting } = seen;
  const shown = showPersona(person);
  return { ...shown, look: { ...shown.look, ...(setting && { setting }) }, mood, pain, is_asleep };
}

function lookFrom(name: string, role: string, age: number, voice: DrawnPerson['voice']): ShownLook {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7);
  const pick = <T>(options: readonly T[], salt: number): T => options[(seed * salt + salt) % options.length]!;
  const isFemale = voice === 'female';
  const hair = age >= 74 ? 'white' : age >= OLD ? 'grey' : pick(['brown', 'black', 'blond', 'red'] as const, 3);
  const cuts = isFemale
    ? age >= OLD
      ? (['bun', 'curls', 'short'] as const)
      : (['long', 'parted', 'curls', 'bun'] as const)
    : age >= OLD
      ? (['bald', 'short', 'parted'] as const)
      : (['short', 'parted', 'curls'] as const);
  return {
    hair,
    cut: pick(cuts, 5),
    skin: pick([1, 2, 3], 7),
    has_glasses: age >= 45 && pick([true, false, false], 11),
    has_beard: !isFemale && pick([true, false, false], 13),
    setting: /patient|resident/i.test(role) && !/daughter|son|wife|husband|relative/i.test(role) ? 'bed' : 'chair',
    is_old: age >= OLD,
  };
}

function definedOf<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;
}
