import { writeNotice } from './notice.ts';
import { writePermissions } from './permissions.ts';
import { runTool } from './tools.ts';

const { isOk } = await runTool('oxfmt', ['.']);
writeNotice();
writePermissions();
process.exit(isOk ? 0 : 1);
