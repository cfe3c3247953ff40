import { writeNotice } from './notice.ts';
import { runTool } from './tools.ts';

const { isOk } = await runTool('oxfmt', ['.']);
writeNotice();
process.exit(isOk ? 0 : 1);
