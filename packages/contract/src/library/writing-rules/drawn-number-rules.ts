import { drawnValues, rounded, setsToTry, sumsIn } from '../../quizzes/calculating/drawn-numbers.ts';
import { readExpression } from '../../quizzes/calculating/expression.ts';
import type { QuestionOf } from '../../quizzes/question-types.ts';
import type { WritingFinding } from './finding.ts';

/** With fewer different answers than this, a second attempt often asks for the same one. */
const LEAST_RESULTS = 6;

/** What a rule can see in a question whose numbers are drawn; a half-written one is told by its schema. */
export function checkDrawnNumbers(question: QuestionOf<'calculated'>): WritingFinding[] {
  const { formula, variables, explanation = '' } = question;
  const read = readExpression(formula);
  const isDrawn = variables.every(({ values, from, to }) => values || (from !== undefined && to !== undefined));
  if ('problem' in read || !isDrawn) return [];
  const findings: WritingFinding[] = [];
  const results = new Set(
    setsToTry(variables).map((numbers) => rounded(read.evaluate(drawnValues(variables, numbers)), question)),
  );
  if (results.size < LEAST_RESULTS)
    findings.push({ rule: 'few_results', path: ['variables'], values: { count: results.size }, suggestion: null });
  if (explanation.trim() !== '' && sumsIn(explanation).length === 0)
    findings.push({
      rule: 'unworked_explanation',
      path: ['explanation'],
      values: { example: `{{${variables[0]?.name ?? 'answer'}}}` },
      suggestion: null,
    });
  return findings;
}
