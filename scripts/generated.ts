// Writes the files that a test compares with the code: the statements of the read models and the description of the
// API. What changed is to be read, and checked in.
import { runTool } from './tools.ts';

const { isOk } = await runTool('vitest', ['run', '--project', 'api', 'apps/api/src/testing/generated/', '--update']);
process.exit(isOk ? 0 : 1);
