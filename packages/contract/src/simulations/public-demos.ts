/** The organization that holds what is played on the public demo pages; each server makes it when it starts. */
export const DEMO_ORGANIZATION = 'public-demos';

/** What is played there, by its id in the library. */
export const demoSimulations = {
  audit: 'the-audit-round',
  pain: 'comfortable-says-the-chart',
} as const;
