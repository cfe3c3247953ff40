import type { TestProject } from 'vitest/node';
import { sampleData } from './sample-data.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a sample installation. */
    samples: string;
  }
}

/** Gives journeys the sample data to start on. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('samples', await sampleData());
}
