// NOTICE names every package that the product uses, with its licence. `npm run check` compares it; `npm run format`
// writes it anew.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, root } from '../tools.ts';

const NOTICE = join(root, 'NOTICE');
/** The licences of the speech models, word by word: their packages carry some of them not or not whole. */
const SPEECH = join(import.meta.dirname, 'speech-licences.txt');

interface LockEntry {
  version?: string;
  license?: string | { type: string };
  link?: boolean;
  dev?: boolean;
}

export function writeNotice(): void {
  writeFileSync(NOTICE, describeLicences());
}

export async function checkNotice(): Promise<Outcome> {
  const isOk = existsSync(NOTICE) && readFileSync(NOTICE, 'utf8') === describeLicences();
  return {
    isOk,
    output: isOk ? '' : 'NOTICE does not name the packages of package-lock.json: npm run format writes it anew.',
  };
}

function describeLicences(): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const lines = Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .map(
      ([path, { version, license }]) =>
        `${path.slice(path.lastIndexOf('node_modules/') + 13)} ${version}: ${typeof license === 'object' ? license.type : (license ?? licenceOfManifest(path))}`,
    );
  return `${HEAD}${[...new Set(lines)].toSorted().join('\n')}\n\n${readFileSync(SPEECH, 'utf8')}`;
}

/** Some lock entries do not carry the licence; the installed manifest does. */
function licenceOfManifest(path: string): string {
  const manifest = join(root, path, 'package.json');
  if (!existsSync(manifest)) return 'see the package';
  const { license, licenses } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    license?: string | { type: string };
    licenses?: { type: string }[];
  };
  return (
    (typeof license === 'object' ? license.type : license) ??
    licenses?.map(({ type }) => type).join(' OR ') ??
    'see the package'
  );
}

const HEAD = `Snapwell
Licensed under the MIT License; see LICENSE.

Texts, drawings, sounds and videos in this repository are our own work and under the same licence, unless a line below says otherwise.
The films of the sample library are made by scripts/media/make-films.ts of its own drawings and of sentences of its articles; nothing else is in them.
Typefaces: Bricolage Grotesque, Inter and STIX Two Math, SIL Open Font License 1.1. Line icons: Lucide, ISC License.

Packages used, each under its own licence:

`;
