import type { TreeItem } from '#features/catalogue/index.ts';
import type { Skill } from '../../request/skill-input.ts';
import { findPassages, tracePassages } from '../../knowledge/find-passages.ts';
import { actionOf, linkTo } from '../../knowledge/links.ts';
import { topicOf } from './topic-of.ts';
import { trust } from '../trust.ts';

const KINDS: readonly (readonly [RegExp, (item: TreeItem) => boolean])[] = [
  [/\bvideos?\b|\bwatch\b/i, ({ type }) => type === 'video'],
  [/\bquiz(?:zes)?\b|\btests?\b/i, ({ type }) => type === 'quiz'],
  [/\bsimulations?\b|\bscenarios?\b/i, ({ type }) => type === 'simulation'],
  [/\bcomics?\b/i, ({ type }) => type === 'comic'],
  [/\binfographics?\b|\bposters?\b/i, ({ type }) => type === 'infographic'],
  [/\bgames?\b/i, ({ type }) => type === 'interactive'],
  [/\bflash ?cards?\b/i, ({ kind }) => kind === 'flashcards'],
  [/\barticles?\b|\bread\b/i, ({ type }) => type === 'article'],
];
const OFFERED = 3;

/** Opens what fits best, as a card; offers a few where nothing stands out. */
export const findContent: Skill = async (input) => {
  const { request, context, writer } = input;
  const isWanted = KINDS.find(([pattern]) => pattern.test(request.question))?.[1] ?? (() => true);
  const topic = topicOf(request.question) || request.question;
  const found = await findPassages(input, { limit: 40, text: topic });
  const items = [...new Set(found.map(({ group }) => group))].map((id) => context.tree.itemById.get(id)!);
  const fitting = items.filter(isWanted);
  tracePassages(input, found.slice(0, 8), []);
  const best = fitting[0];
  const passage = best && found.find(({ group }) => group === best.id);
  if (best && trust(passage) === 'sure') return { tool: linkTo(context.tree, context.learner, best) };
  const nearest = trust(passage ?? found[0]) === 'none' ? [] : (fitting.length > 0 ? fitting : items).slice(0, OFFERED);
  if (nearest.length === 0) writer.trace.gap();
  const nothing = `I do not find anything about that in what ${request.organization.name} has published.`;
  writer.write({
    content: nearest.length === 0 ? nothing : 'I do not find exactly that. These come nearest:',
  });
  return { actions: nearest.map((item) => actionOf(request.caller.orgId, item)) };
};
