import { MOST_TERMS } from '@snapwell/contract/learning/content-head';
import type {
  GlossaryAct,
  GlossaryChange,
  TermText,
  TermWords,
} from '@snapwell/contract/library/glossary/glossary.schemas';
import { indexLibrary } from '#composition/job-kinds.ts';
import { replaceGlossary, touchLibrary } from '#features/library/import/library.repository.ts';
import { archiveVersions, saveVersions } from '#features/library/import/versions.repository.ts';
import { versionKey } from '#features/library/read/draft.ts';
import { MAX_TEXT_BYTES } from '#features/library/read/text-reader.ts';
import { readOriginalLanguage } from '#features/catalogue/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import type { World } from '#world.ts';
import { freeId } from '../tree/free-id.ts';
import { readGlossary, readUses, type StoredGlossary, type StoredTerm } from './glossary.repository.ts';
import { editGlossary } from './glossary-source.ts';

/** Carries out acts on the glossary, all or nothing, and answers those that undo them. */
export function changeGlossary(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  orgId: string,
  acts: readonly GlossaryAct[],
): Promise<GlossaryChange> {
  return inOrganization(db, orgId, async (scope) => {
    const at = clock.now();
    // Nobody else changes the library until this is done.
    await touchLibrary(scope, at);
    const stored = await readGlossary(scope);
    const uses = await readUses(scope);
    const terms = [...stored.terms];
    const change: GlossaryChange = { undo: [], added: [] };
    for (const act of acts) {
      if (act.act === 'add_term') {
        const id = addTerm(terms, act);
        change.added.push(id);
        change.undo.unshift({ act: 'remove_term', id });
      } else if (act.act === 'change_term') change.undo.unshift(changeTerm(terms, act));
      else {
        if (uses.has(act.id)) throw new AppError('term_in_use');
        change.undo.unshift(removeTerm(terms, act.id));
      }
    }
    const own = await readOriginalLanguage(scope);
    if (terms.some(({ versions }) => versions.some(({ language }) => language === own)))
      throw new AppError('invalid_request');
    await saveGlossary(scope, stored, { terms, at });
    await enqueue(scope, indexLibrary, {}, { at, key: 'all' });
    return change;
  });
}

type ActOf<Name extends GlossaryAct['act']> = Extract<GlossaryAct, { act: Name }>;

const placeOf = (terms: readonly StoredTerm[], id: string): number => {
  const place = terms.findIndex(({ slug }) => slug === id);
  if (place < 0) throw new AppError('not_found');
  return place;
};

function refuseTaken(terms: readonly StoredTerm[], { term }: TermWords, own?: string): void {
  const isSame = (other: StoredTerm) => other.slug !== own && other.term.toLowerCase() === term.toLowerCase();
  if (terms.some(isSame)) throw new AppError('term_taken');
}

/** In one order of keys and languages, so that two that say the same are written alike. */
const textOf = ({ versions, ...words }: TermText): TermText => ({
  ...wordsOf(words),
  versions: versions
    .map(({ language, ...version }) => ({ ...wordsOf(version), language }))
    .sort((a, b) => (a.language < b.language ? -1 : 1)),
});

function addTerm(terms: StoredTerm[], { id: wanted, before, ...act }: ActOf<'add_term'>): string {
  if (terms.length >= MOST_TERMS) throw new AppError('limit_reached');
  refuseTaken(terms, act);
  const slug = freeId(wanted ?? act.term, (taken) => terms.some((term) => term.slug === taken));
  const isNext = ({ slug: other, term }: StoredTerm) =>
    before === undefined ? term.localeCompare(act.term, 'en') > 0 : other === before;
  const next = terms.findIndex(isNext);
  terms.splice(next < 0 ? terms.length : next, 0, { slug, ...textOf(act) });
  return slug;
}

function changeTerm(terms: StoredTerm[], { id, was, ...act }: ActOf<'change_term'>): GlossaryAct {
  const place = placeOf(terms, id);
  const now = textOf(terms[place]!);
  if (JSON.stringify(now) !== JSON.stringify(textOf(was))) throw new AppError('term_changed');
  refuseTaken(terms, act, id);
  const next = textOf(act);
  terms[place] = { slug: id, ...next };
  return { act: 'change_term', id, was: next, ...now };
}

function removeTerm(terms: StoredTerm[], id: string): GlossaryAct {
  const place = placeOf(terms, id);
  const [removed] = terms.splice(place, 1);
  return { act: 'add_term', id, ...textOf(removed!), before: terms[place]?.slug ?? null };
}

interface Change {
  readonly terms: readonly StoredTerm[];
  readonly at: Date;
}

/** Writes the terms, and the files that say them: the glossary's own, and those in other languages. */
async function saveGlossary(scope: OrganizationScope, stored: StoredGlossary, { terms, at }: Change): Promise<void> {
  const source = withinLimit(editGlossary(stored.source, stored.terms, terms));
  await replaceGlossary(scope, { glossary: terms, glossarySource: source });
  const kept = stored.versions.map(({ language }) => language);
  const said = terms.flatMap(({ versions }) => versions.map(({ language }) => language));
  for (const language of new Set([...kept, ...said])) {
    const key = { kind: 'glossary', id: '', language } as const;
    const was = stored.versions.find((version) => version.language === language);
    // A file in another language says every term; the original's words stand for those that nobody has translated.
    const body = Object.fromEntries(
      terms.map((term) => [term.slug, wordsOf(term.versions.find((each) => each.language === language) ?? term)]),
    );
    const entries = (all: typeof body, order: readonly StoredTerm[]) =>
      order.flatMap(({ slug }) => (all[slug] ? [{ slug, ...all[slug] }] : []));
    const written = withinLimit(
      editGlossary(was?.source ?? null, entries(was?.body ?? {}, stored.terms), entries(body, terms)),
    );
    if (written === null) await archiveVersions(scope, [versionKey(key)], at);
    else await saveVersions(scope, [{ ...NOTHING, ...key, source: written, body }], at);
  }
}

const NOTHING = { title: '', summary: '', references: null, text: '', media: {}, terms: [], mentions: [] };

const wordsOf = ({ term, definition, aliases }: TermWords): TermWords => ({ term, definition, aliases });

/** A file that an export would give and no import would take. */
function withinLimit(source: string | null): string | null {
  if (source !== null && Buffer.byteLength(source) > MAX_TEXT_BYTES) throw new AppError('limit_reached');
  return source;
}
