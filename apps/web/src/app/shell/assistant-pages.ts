/**
 * Where today's set is learned, and where a quiz or a quiz simulation is taken; their results are pages like others.
 */
const WITHOUT = [/^\/o\/[^/]+\/discover\/?$/, /^\/o\/[^/]+\/quiz(-sim)?\/[^/]+\/?$/];

/** The assistant shows on every organization route except discover and quiz pages (spec §2). */
export function isAssistantPage(pathname: string): boolean {
  return /^\/o\/[^/]+/.test(pathname) && !WITHOUT.some((pattern) => pattern.test(pathname));
}
