// Brings the catalogues to what stands in the code and says what is left to translate.
import { checkTexts } from './check-texts.ts';
import { root, run, tool } from '../tools.ts';

const { isOk, output } = await run(
  process.execPath,
  [tool('@lingui/cli', 'lingui'), 'extract', '--clean', '--overwrite'],
  {
    cwd: root,
    isQuiet: true,
  },
);
if (!isOk) {
  console.error(output);
  process.exit(1);
}
const checked = await checkTexts();
console.log(checked.isOk ? 'All texts are in the catalogues and translated.' : checked.output);
process.exit(checked.isOk ? 0 : 1);
