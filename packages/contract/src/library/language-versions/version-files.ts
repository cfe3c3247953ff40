import { z } from 'zod';
import type { ContentKind } from '../../catalogue/content-kind.ts';
import { contentHead, glossaryFile, reference } from '../../learning/content-head.ts';
import { announcementEntry } from '../../organizations/announcements.schemas.ts';
import { label, sentences } from '../../text/words.ts';

/** What the file of an item says in another language, beside its body. */
export const versionHead = z.strictObject({
  title: label,
  summary: sentences.optional(),
  /** Without them, those of the original are shown. */
  references: z.array(reference).max(30).optional(),
});
export type VersionHead = z.output<typeof versionHead>;

/** `module.de.yaml`, `chapter.de.yaml`, `courses/first-weeks.de.yaml`. */
export const headVersion = z.strictObject({ title: label, summary: sentences.optional() });

/** `glossary.de.yaml`: the same terms in the same order. */
export const glossaryVersion = glossaryFile;

/** `organization.de.yaml`: what members read of it. */
export const organizationVersion = z.strictObject({
  announcements: z.array(announcementEntry.pick({ title: true, body: true }).strict()).default([]),
});

const quizSettings = [
  'pass_mark',
  'attempts',
  'delay',
  'counts',
  'time_limit',
  'shuffle',
  'feedback',
  'certainty',
  'draw',
];

/** The keys of a body that hold for all languages of an item: only its own file says them. */
export function settingsOf(kind: ContentKind): readonly string[] {
  if (kind === 'quiz') return quizSettings;
  return kind === 'simulation' ? ['time_limit'] : [];
}

/** Everything that only the item's own file says. */
export function keysOfOriginal(kind: ContentKind): ReadonlySet<string> {
  const ofVersions = new Set(Object.keys(versionHead.shape));
  return new Set([...Object.keys(contentHead.shape).filter((key) => !ofVersions.has(key)), ...settingsOf(kind)]);
}

/** A version's body with the settings of the original's. */
export function withSettings(kind: ContentKind, version: object, original: object): object {
  const settings = Object.entries(original).filter(([key]) => settingsOf(kind).includes(key));
  return { ...version, ...Object.fromEntries(settings) };
}
