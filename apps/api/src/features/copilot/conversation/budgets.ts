import type { Budgets } from '#composition/assistant.ts';
import { questionQuotaOf } from '#features/organizations/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import type { Used } from './conversations.repository.ts';

export const budgetDay = (at: Date): string => at.toISOString().slice(0, 10);

/** Budgets begin anew at midnight in UTC. */
export const budgetResetsAt = (at: Date): string =>
  new Date(Date.parse(budgetDay(at)) + 24 * 3600 * 1000).toISOString();

/** The server's budgets, with what this organization was given instead. */
export async function budgetsOf(scope: OrganizationScope, budgets: Budgets): Promise<Budgets> {
  return { ...budgets, organizationQuestions: await questionQuotaOf(scope, budgets.organizationQuestions) };
}

export function questionsLeft({ member, organization }: Used, budgets: Budgets): number {
  return Math.max(
    0,
    Math.min(budgets.memberQuestions - member.questions, budgets.organizationQuestions - organization.questions),
  );
}

export function hasTokensLeft({ member, organization }: Used, budgets: Budgets): boolean {
  return member.tokens < budgets.memberTokens && organization.tokens < budgets.organizationTokens;
}

/** Why no more can be asked today; null while it can. */
export function refusal(used: Used, budgets: Budgets): string | null {
  if (used.member.questions >= budgets.memberQuestions)
    return 'You have asked all your questions for today. I am back at midnight (UTC).';
  if (used.organization.questions >= budgets.organizationQuestions)
    return 'Your organization has asked all its questions for today. I am back at midnight (UTC).';
  return null;
}

/** The server's budgets where an organization allows its members less. */
export const budgetsFor = (questionsADay: number | null, budgets: Budgets): Budgets =>
  questionsADay === null ? budgets : { ...budgets, memberQuestions: Math.min(budgets.memberQuestions, questionsADay) };
