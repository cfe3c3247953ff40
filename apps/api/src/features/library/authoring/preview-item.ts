import { contentKinds } from '@snapwell/contract/learning/kinds';
import type { ContentPage } from '@snapwell/contract/learning/content.schemas';
import { parseTextId } from '@snapwell/contract/library/language-versions/text-id';
import { z } from 'zod';
import { listTerms, readOriginalLanguage } from '#features/catalogue/index.ts';
import { presentBody } from '#features/learning/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { loadItem, readMedia } from './open-item.ts';
import type { VersionText } from './versions/version-text.ts';

/** A draft may hold half a date. */
const dayOf = (text: string | null | undefined) => z.iso.date().safeParse(text).data ?? null;

/** The draft of an item as a learner would see it, as far as it is written. */
export function previewItem(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  orgId: string,
  contentId: string,
): Promise<ContentPage> {
  return inOrganization(db, orgId, async (scope) => {
    const stored = await loadItem(scope, contentId);
    const { kind, item, draft, text, version } = stored;
    const media = await readMedia(scope, stored);
    const head = version ? headInLanguage(version) : text.head;
    const terms = await listTerms(scope);
    const language = version?.language ?? (await readOriginalLanguage(scope));
    const { type, completion, completesAt, body: schema } = contentKinds[kind];
    const body = schema.safeParse(text.body);
    return {
      id: parseTextId(contentId).itemId,
      type,
      kind,
      title: head.title,
      summary: head.summary,
      minutes: Math.round(head.minutes),
      cover: (head.cover && media[head.cover]?.url) || null,
      tags: head.tags,
      references: head.references,
      checked: dayOf(head.checked),
      version: item?.version ?? 0,
      updated_at: (draft?.changedAt ?? item?.updatedAt ?? clock.now()).toISOString(),
      completion_rule: completion,
      completes_at: completesAt,
      play: kind === 'simulation' && body.success ? (body.data as { play: 'scenes' | 'conversation' }).play : null,
      // A player plays what is whole.
      body: body.success ? presentBody({ kind, body: body.data }) : null,
      media,
      glossary: Object.fromEntries(terms.map(({ slug, term, definition }) => [slug, { term, definition }])),
      language,
      languages: [language],
    };
  });
}

/** A version has title, summary and sources of its own, these where it names some. */
const headInLanguage = ({ text: { head }, original }: VersionText) => ({
  ...original.head,
  title: head.title,
  summary: head.summary,
  references: head.references.length > 0 ? head.references : original.head.references,
});
