import { findTerms } from '#features/catalogue/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { deleteCard, findCardsOf, listCards, saveCards } from './cards.repository.ts';
import { newSalt } from './remember-answers.ts';
import { newMemory } from './scheduler.ts';

interface TermState {
  readonly slug: string;
  readonly is_kept: boolean;
}

/** Puts a glossary term among the caller's reviews; keeping it twice changes nothing. */
export function addTerm(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { orgId, uid }: MemberCaller,
  slug: string,
): Promise<TermState> {
  const now = clock.now();
  return inOrganization(db, orgId, async (scope) => {
    if (!(await findTerms(scope, [slug])).has(slug)) throw new AppError('not_found');
    const isThere = (await findCardsOf(scope, uid, 'term', slug)).length > 0;
    if (!isThere)
      await saveCards(scope, [
        { id: newId(now), uid, kind: 'term', thingId: slug, shuffleSalt: newSalt(), ...newMemory(now) },
      ]);
    return { slug, is_kept: true };
  });
}

export function dropTerm({ db }: Pick<World, 'db'>, { orgId, uid }: MemberCaller, slug: string): Promise<TermState> {
  return inOrganization(db, orgId, async (scope) => {
    await deleteCard(scope, uid, 'term', slug);
    return { slug, is_kept: false };
  });
}

export function listKeptTerms(
  { db }: Pick<World, 'db'>,
  { orgId, uid }: MemberCaller,
): Promise<{ items: { slug: string; due_at: string }[] }> {
  return inOrganization(db, orgId, async (scope) => {
    const terms = (await listCards(scope, uid)).filter(({ kind }) => kind === 'term');
    return { items: terms.map(({ thingId, dueAt }) => ({ slug: thingId, due_at: dueAt.toISOString() })) };
  });
}
