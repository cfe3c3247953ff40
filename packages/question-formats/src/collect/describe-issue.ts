import type { z } from 'zod';

/** What a type does not allow, in words. */
export function describeIssue(issue: z.core.$ZodIssue): string {
  const where = issue.path.filter((part) => typeof part === 'string').join(' ');
  if (issue.code === 'too_small' && issue.origin === 'array') return `At least ${issue.minimum} ${where} are needed.`;
  if (issue.code === 'too_big' && issue.origin === 'array') return `There can be ${issue.maximum} ${where} at most.`;
  if (issue.code === 'too_small' && issue.origin === 'string') return `A text is missing: ${where}.`;
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `A text is longer than ${issue.maximum} characters: ${where}.`;
  if (issue.code === 'invalid_type') return `This is missing: ${where}.`;
  return issue.message;
}
