import type { TestProject } from 'vitest/node';
import { sampleData } from './sample-data.ts';

/** Gives journeys the sample data to start on. */
export default async function provideSamples(project: TestProject): Promise<void> {
  project.provide('samples', await sampleData());
}
