import { writeNotice } from './checks/notice.ts';
import { writePermissions } from './checks/permissions.ts';
import { runTool } from './tools.ts';

const { isOk } = await runTool('oxfmt', ['.']);
writeNotice();
writePermissions();
process.exit(isOk ? 0 : 1);
