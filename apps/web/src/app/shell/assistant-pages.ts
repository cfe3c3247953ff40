/**
 * Where today's set is learned, where a quiz or a quiz simulation is taken, and where a simulation shows its best way;
 * the results of quizzes are pages like others.
 */
const WITHOUT = [
  /^\/o\/[^/]+\/discover\/?$/,
  /^\/o\/[^/]+\/quiz(-sim)?\/[^/]+\/?$/,
  /^\/o\/[^/]+\/quiz\/[^/]+\/sim-results\/?$/,
];

/** The assistant shows on every organization route except discover and quiz pages (spec §2). */
export function isAssistantPage(pathname: string): boolean {
  return /^\/o\/[^/]+/.test(pathname) && !WITHOUT.some((pattern) => pattern.test(pathname));
}
