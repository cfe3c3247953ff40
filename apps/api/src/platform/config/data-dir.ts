import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const OTHERS = 0o077;
const FOLDER = 0o700;
const FILE = 0o600;
/** Beside the mode of a folder, this file's says whether the database in it was closed to others. */
const DATABASE_MARK = 'PG_VERSION';

/**
 * Makes the folder that holds everything the server keeps, and closes it to every other user of the machine, also when
 * an older version left it open. `warn` hears of a disk that knows no such rights.
 */
export function openDataDir(setting: string, warn: (sentence: string) => void): string {
  const dataDir = resolve(setting);
  // For what this process writes from now on, the database's new files included.
  process.umask(OTHERS);
  mkdirSync(dataDir, { recursive: true, mode: FOLDER });
  try {
    closeToOthers(dataDir);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EPERM' && code !== 'EROFS' && code !== 'ENOTSUP') throw error;
  }
  if (isOpenToOthers(dataDir)) warn(describeOpenFolder(dataDir));
  return dataDir;
}

export const describeOpenFolder = (dataDir: string): string =>
  `Other users of this machine can read ${dataDir}. Close it to them: chmod -R go-rwx ${dataDir}`;

/** True when others may enter the folder or what lies directly in it. Windows has no such modes. */
export function isOpenToOthers(dataDir: string): boolean {
  return process.platform !== 'win32' && [dataDir, ...entriesOf(dataDir)].some(isOpen);
}

/**
 * Takes the rights of others away. The folder itself comes first, which shuts them out at once; each entry after what
 * lies in it, so that its mode says that all of it is done. A start looks at these few modes only.
 */
function closeToOthers(dataDir: string): void {
  if (process.platform === 'win32') return;
  chmodWhereOpen(dataDir);
  if (hasRightsOfOthers(dataDir)) return;
  for (const entry of entriesOf(dataDir)) if (isOpen(entry)) closeBelow(entry);
}

/** Also for the files of a new database: its engine unpacks them with rights for everybody. */
export function closeBelow(path: string): void {
  if (process.platform === 'win32') return;
  if (statSync(path).isDirectory())
    for (const entry of readdirSync(path, { withFileTypes: true }))
      if (!entry.isSymbolicLink()) closeBelow(join(path, entry.name));
  chmodWhereOpen(path);
}

function chmodWhereOpen(path: string): void {
  if (hasRightsOfOthers(path)) chmodSync(path, statSync(path).isDirectory() ? FOLDER : FILE);
}

const entriesOf = (dir: string) =>
  readdirSync(dir)
    .map((name) => join(dir, name))
    .filter((path) => existsSync(path));

const isOpen = (path: string) =>
  hasRightsOfOthers(path) || (existsSync(join(path, DATABASE_MARK)) && hasRightsOfOthers(join(path, DATABASE_MARK)));

const hasRightsOfOthers = (path: string) => (statSync(path).mode & OTHERS) !== 0;
