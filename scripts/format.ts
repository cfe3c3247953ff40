import { runTool } from './tools.ts';

const { isOk } = await runTool('oxfmt', ['.']);
process.exit(isOk ? 0 : 1);
