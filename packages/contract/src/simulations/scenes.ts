import { z } from 'zod';
import { slug } from '../http/ids.ts';
import { mediaPath } from '../text/media-path.ts';
import { label, repeated, sentences, words } from '../text/words.ts';
import { personaLook, settings } from './persona-look.ts';

/** What is counted while one plays, such as safety or empathy: from 0 to 100. */
export const measure = z.strictObject({ id: slug, title: label, start: z.int().min(0).max(100).default(50) });

/** Somebody who is seen in scenes: they are drawn. */
const person = z.strictObject({
  id: slug,
  name: label,
  /** `patient`, `project lead`, `night nurse` ... */
  role: label,
  age: z.int().min(0).max(120).optional(),
  /** For how they are drawn; nobody speaks in scenes. */
  voice: z.enum(['female', 'male']).default('female'),
  look: personaLook.optional(),
});

/** Who is seen in a scene, and how they feel in it. */
const seen = z.strictObject({
  id: slug,
  mood: z.int().min(0).max(100).default(50),
  pain: z.int().min(0).max(10).default(0),
  is_asleep: z.boolean().default(false),
  /** Where they are in this scene, if not where one usually meets them. */
  setting: z.enum(settings).optional(),
});

const patientState = z.strictObject({
  /** In words: `awake, pale, holding her belly`. */
  looks: sentences.optional(),
  /** Shown like a monitor: `Pulse` `112/min`. */
  vitals: z
    .array(z.strictObject({ name: words(30), value: words(30), is_worrying: z.boolean().default(false) }))
    .max(8)
    .default([]),
});

const choice = z.strictObject({
  text: words(240),
  to: slug,
  /** What follows from it, shown before the next scene. */
  consequence: sentences.optional(),
  /** How it moves the measures: `{ safety: -20, empathy: 5 }`. */
  effects: z.record(slug, z.int().min(-100).max(100)).default({}),
});

const scene = z.strictObject({
  id: slug,
  title: label.optional(),
  /** The clock of the story, shown while it is played: `02:14`. */
  at: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, /*i18n*/ 'Write a time like 02:14.')
    .optional(),
  text: words(1200),
  image: mediaPath.optional(),
  alternative: sentences.optional(),
  patient: patientState.optional(),
  /** Who is seen, where there is no picture. */
  person: seen.optional(),
  /** Seconds to decide. When they are over, the choice with this index is taken (counted from 0). */
  countdown: z.strictObject({ seconds: z.int().min(5).max(300), choice: z.int().min(0) }).optional(),
  choices: z.array(choice).min(2).max(5).optional(),
  ending: z.strictObject({ outcome: z.enum(['good', 'mixed', 'poor']), title: label, debrief: words(1200) }).optional(),
});

/** A graph of scenes: the quiz simulation. */
export const scenesBody = z
  .strictObject({
    play: z.literal('scenes'),
    introduction: words(1200),
    measures: z.array(measure).min(1).max(6),
    start: slug,
    people: z.array(person).max(8).optional(),
    scenes: z.array(scene).min(3).max(80),
  })
  .check(({ value, issues }) => {
    const report = (path: PropertyKey[], message: string) =>
      issues.push({ code: 'custom', input: value, path, message });
    const ids = value.scenes.map((each) => each.id);
    const people = value.people?.map((each) => each.id) ?? [];
    const measures = new Set(value.measures.map((each) => each.id));
    if (!ids.includes(value.start)) report(['start'], `There is no scene '${value.start}'.`);
    for (const id of repeated(ids)) report(['scenes'], `The scene '${id}' stands twice.`);
    for (const id of repeated(people)) report(['people'], `The person '${id}' stands twice.`);
    value.scenes.forEach((each, i) => {
      if (Boolean(each.choices) === Boolean(each.ending))
        report(['scenes', i], 'A scene has either choices or an ending.');
      if (each.person && !people.includes(each.person.id))
        report(['scenes', i, 'person', 'id'], `There is no person '${each.person.id}'.`);
      if (each.image && !each.alternative) report(['scenes', i, 'image'], 'A picture needs an `alternative` in words.');
      if (each.countdown && !each.choices?.[each.countdown.choice])
        report(['scenes', i, 'countdown', 'choice'], 'There is no such choice.');
      each.choices?.forEach(({ to, effects }, j) => {
        if (!ids.includes(to)) report(['scenes', i, 'choices', j, 'to'], `There is no scene '${to}'.`);
        for (const id of Object.keys(effects))
          if (!measures.has(id)) report(['scenes', i, 'choices', j, 'effects', id], `There is no measure '${id}'.`);
      });
    });
    if (!value.scenes.some((each) => each.ending?.outcome === 'good'))
      report(['scenes'], 'At least one ending needs the outcome `good`.');
    // What a way leads to can only be told when each choice leads somewhere, and each name stands for one scene.
    if (issues.length > 0) return;
    const byId = new Map(value.scenes.map((each) => [each.id, each]));
    const played = reachableFrom([value.start], (id) => byId.get(id)?.choices?.map(({ to }) => to) ?? []);
    const cameFrom = Map.groupBy(
      value.scenes.flatMap(({ id, choices = [] }) => choices.map(({ to }) => ({ from: id, to }))),
      ({ to }) => to,
    );
    const endings = value.scenes.filter(({ ending }) => ending).map(({ id }) => id);
    const ends = reachableFrom(endings, (id) => cameFrom.get(id)?.map(({ from }) => from) ?? []);
    value.scenes.forEach(({ id }, i) => {
      if (!played.has(id)) report(['scenes', i], `Nothing leads to the scene '${id}'.`);
      else if (!ends.has(id)) report(['scenes', i], `No ending can be reached from the scene '${id}'.`);
    });
    if (!value.scenes.some(({ id, ending }) => ending?.outcome === 'good' && played.has(id)))
      report(['scenes'], 'No way leads to an ending with the outcome `good`.');
  });
export type ScenesBody = z.output<typeof scenesBody>;
export type Scene = ScenesBody['scenes'][number];

function reachableFrom(starts: readonly string[], neighborsOf: (id: string) => readonly string[]): Set<string> {
  const reached = new Set(starts);
  // A set goes on to what is added while it is gone through.
  for (const id of reached) for (const next of neighborsOf(id)) reached.add(next);
  return reached;
}
