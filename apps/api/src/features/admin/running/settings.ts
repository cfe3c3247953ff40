import { type MaintenanceNotice, maintenanceNotice } from '@snapwell/contract/admin/notice.schemas';
import { type Retention, retention } from '@snapwell/contract/admin/system.schemas';
import { whatDeletionDoes } from '#features/profiles/index.ts';
import { recordAct } from '#platform/audit/audit-log.ts';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/app-error.ts';
import { readSystemSetting, writeSystemSetting } from '#platform/system-settings.repository.ts';
import type { Caller } from '#security/caller.ts';
import type { World } from '#world.ts';

const NOTICE = 'notice';
const RETENTION = 'retention';
/** A notice is shown before it holds, so that nobody begins what they cannot finish. */
const SHOWN_BEFORE_MS = 24 * 60 * 60_000;

type SettingWorld = Pick<World, 'db' | 'clock' | 'system'>;

/** The notice for everybody: null when there is none, or its time is over or far off. */
export async function readNotice({ db, clock }: Pick<World, 'db' | 'clock'>) {
  const notice = maintenanceNotice.safeParse(await readSystemSetting(db, NOTICE)).data ?? null;
  const now = clock.now().getTime();
  const isShown = notice && Date.parse(notice.until) > now && Date.parse(notice.from) - SHOWN_BEFORE_MS <= now;
  return { notice: isShown ? notice : null };
}

/** Shows a notice to everybody for a time, or takes it away. */
export async function setNotice(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { uid: actorUid, address }: Caller,
  notice: MaintenanceNotice | null,
) {
  if (notice && notice.until <= notice.from)
    throw new AppError('invalid_request', [{ path: 'notice.until', message: /*i18n*/ 'It must end after it begins.' }]);
  const at = clock.now();
  await acrossOrganizations(db, async (tx) => {
    await writeSystemSetting(tx, NOTICE, notice, at);
    const act = notice ? 'notice_set' : 'notice_removed';
    const details = notice ? { from: notice.from, until: notice.until } : {};
    await recordAct(tx, { actorUid, address, act, target: NOTICE, details, at });
  });
  return { notice };
}

/** How long things are kept: as it was set in the panel, else by the configuration. */
export async function readRetention({ db, system }: Pick<World, 'db' | 'system'>): Promise<Retention> {
  return retention.safeParse(await readSystemSetting(db, RETENTION)).data ?? system.retention;
}

const rules = Object.entries(whatDeletionDoes).map(([table, end]) => ({ table, end }));

export async function describeRetention(world: Pick<World, 'db' | 'system'>) {
  return { retention: await readRetention(world), rules };
}

export async function setRetention({ db, clock }: SettingWorld, { uid: actorUid, address }: Caller, chosen: Retention) {
  const at = clock.now();
  await acrossOrganizations(db, async (tx) => {
    await writeSystemSetting(tx, RETENTION, chosen, at);
    await recordAct(tx, { actorUid, address, act: 'retention_changed', target: RETENTION, details: chosen, at });
  });
  return { retention: chosen, rules };
}

/** Every setting that is in force; how long things are kept may come from the panel. */
export async function listConfiguration({ db, system }: Pick<World, 'db' | 'system'>) {
  const chosen = retention.safeParse(await readSystemSetting(db, RETENTION)).data;
  const fromPanel: Record<string, number> = chosen
    ? {
        AUDIT_LOG_DAYS: chosen.audit_log,
        SECURITY_EVENTS_DAYS: chosen.security_events,
        ERRORS_DAYS: chosen.errors,
        FINISHED_JOBS_DAYS: chosen.finished_jobs,
      }
    : {};
  const items = system.settings.map(({ name, value, isSecret, source }) => ({
    name,
    value: name in fromPanel ? String(fromPanel[name]) : value,
    is_secret: isSecret,
    source: name in fromPanel ? ('panel' as const) : source,
  }));
  return { items };
}
