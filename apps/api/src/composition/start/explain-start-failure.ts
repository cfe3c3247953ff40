import { WrongSecret } from '@snapwell/identity-service/tokens/signing-keys';
import { causesOf } from '../../platform/http/causes.ts';
import { DataDirInUse } from '../../platform/database/embedded/data-dir-lock.ts';
import { EmbeddedDatabaseClosed } from '../../platform/database/embedded/open-embedded.ts';
import { MigrationFailed } from '../../platform/database/migrate.ts';
import { isOutage } from '../../platform/database/outage.ts';
import { ConfigurationError } from '../../platform/config/env.ts';

const MORE = 'npm run doctor looks closer.';
/** Who may sign in (28), which database there is (3D), what its role may do (42501). */
const REFUSED_BY_DATABASE = /^(28\w{3}|3D\w{3}|42501)$/;
const REFUSED_BY_DISK = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT', 'EEXIST', 'ENOTDIR', 'ENOENT']);

/** One sentence for whoever starts the server: what is wrong and what to do. What nobody foresaw is shown as it is. */
export function explainStartFailure(error: unknown): string {
  const isPlain = [ConfigurationError, DataDirInUse, EmbeddedDatabaseClosed, WrongSecret].some(
    (kind) => error instanceof kind,
  );
  if (isPlain) return (error as Error).message;
  const { code, syscall, message, port, address, path } = (causesOf(error).at(-1) ?? {}) as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop that program, or choose a port: PORT=3001 npm start`;
  if (code === 'EACCES' && port)
    return `This user may not listen on port ${port}. Choose one above 1023: PORT=3000 npm start`;
  if (syscall === 'listen')
    return `This machine does not have the address ${address}. Set HOST to one it has; 0.0.0.0 listens on all of them.`;
  if (code === '42501')
    return `The role of DATABASE_URL may not do what is needed; it should own the database: ${message}. ${MORE}`;
  if (isOutage(error) || REFUSED_BY_DATABASE.test(code ?? ''))
    return `The database of DATABASE_URL does not let us in: ${message}. ${MORE}`;
  if (error instanceof MigrationFailed)
    return `${error.message} Start the version it was made by again, and report this.`;
  if (path && REFUSED_BY_DISK.has(code ?? ''))
    return `DATA_DIR cannot be used: ${message}. It must be a folder that this user may write to, with room left. ${MORE}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
