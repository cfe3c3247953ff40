import { expect, test } from 'vitest';
import { paths } from '#platform/paths.ts';
import { isAssistantPage } from './assistant-pages.ts';

test.for([
  paths.portal('riverside'),
  paths.orgHome('riverside'),
  paths.lms('riverside'),
  paths.me('riverside'),
  paths.content('riverside', 'x', { moduleId: 'm' }).split('?')[0]!,
  paths.quizResults('riverside', 'q'),
])('the assistant is there on %s', (path) => {
  expect(isAssistantPage(path)).toBe(true);
});

test.for([
  paths.discover('riverside'),
  paths.quiz('riverside', 'q'),
  paths.quizSimulation('riverside', 'q'),
  paths.quizSimulationResults('riverside', 'q'),
  paths.home,
  paths.landing,
])('the assistant stays away from %s', (path) => {
  expect(isAssistantPage(path)).toBe(false);
});
