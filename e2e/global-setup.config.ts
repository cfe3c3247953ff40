import { sampleData } from '../scripts/testing/sample-data.ts';

/** Makes the sample data once, before the first test: each worker that found none would make its own. */
export default async function provideSamples(): Promise<void> {
  await sampleData();
}
