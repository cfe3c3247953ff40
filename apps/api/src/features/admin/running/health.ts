import type { ServerProcess, ServiceHealth, ServiceName, SystemHealth } from '@snapwell/contract/admin/system.schemas';
import { serviceName } from '@snapwell/contract/admin/system.schemas';
import { HEALTH_SLOT_MINUTES, HEALTH_SLOTS } from '@snapwell/contract/admin/system.limits';
import { inTransaction } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import {
  beatProcess,
  forgetHealthBefore,
  type HealthRow,
  listHealthRows,
  listProcessRows,
  type ProcessRow,
  upsertHealth,
} from './health.repository.ts';

const SLOT_MS = HEALTH_SLOT_MINUTES * 60_000;
const SHOWN_MS = HEALTH_SLOTS * SLOT_MS;
const KEPT_MS = 2 * 24 * 60 * 60_000;
const PATIENCE_MS = 10_000;
/** A process that said nothing for so long is gone. */
const ALIVE_MS = 3 * 60_000;

type HealthWorld = Pick<World, 'db' | 'clock' | 'system'>;

/** Asks every service how it is, and writes that down for the hours to come. */
export async function checkHealth(world: HealthWorld): Promise<void> {
  const { db, clock, system } = world;
  const checked = await Promise.all(system.probes.map(async (probe) => ({ probe, ...(await ask(probe)) })));
  const at = clock.now();
  const slot = new Date(Math.floor(at.getTime() / SLOT_MS) * SLOT_MS);
  await inTransaction(db, async (tx) => {
    for (const { probe, state, tookMs, detail } of checked)
      await upsertHealth(tx, { service: probe.service, slot, state, tookMs, detail, checkedAt: at });
    await forgetHealthBefore(tx, new Date(at.getTime() - KEPT_MS));
  });
}

type Probe = World['system']['probes'][number];

async function ask(probe: Probe): Promise<Pick<HealthRow, 'state' | 'tookMs' | 'detail'>> {
  const began = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${PATIENCE_MS / 1000} s`)), PATIENCE_MS);
  });
  try {
    const { isSlow, tookMs, detail } = await Promise.race([probe.check(), late]);
    return { state: isSlow ? 'slow' : 'well', tookMs: Math.round(tookMs ?? performance.now() - began), detail };
  } catch (error) {
    const detail = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    return { state: 'down', tookMs: Math.round(performance.now() - began), detail };
  } finally {
    clearTimeout(timer);
  }
}

/** Says that this process is alive, with what it is. */
export async function tellOfProcess({ db, clock, system }: HealthWorld): Promise<void> {
  const { process } = system;
  const memoryMb = Math.round(process.memoryBytes() / 2 ** 20);
  const { id, version, host, pid, startedAt } = process;
  await beatProcess(db, { id, version, host, pid, memoryMb, startedAt, lastSeenAt: clock.now() });
}

/** Every service with its last check and the hours before, and every process. */
export async function readHealth({ db, clock, system }: HealthWorld): Promise<SystemHealth> {
  const now = clock.now();
  const rows = await listHealthRows(db, new Date(now.getTime() - SHOWN_MS));
  const processes = await listProcessRows(db);
  return {
    services: serviceName.options.map((service) =>
      presentService(
        service,
        rows.filter((row) => row.service === service),
      ),
    ),
    processes: processes.map((row) => presentProcess(row, now)),
    version: system.process.version,
  };
}

/** `rows` are those of one service, the oldest first. */
function presentService(service: ServiceName, rows: readonly HealthRow[]): ServiceHealth {
  const last = rows.at(-1);
  const lastWell = rows.findLastIndex(({ state }) => state === 'well');
  return {
    service,
    state: last?.state ?? null,
    took_ms: last?.tookMs ?? null,
    detail: last?.detail ?? '',
    checked_at: last?.checkedAt.toISOString() ?? null,
    since: last && last.state !== 'well' ? rows[lastWell + 1]!.slot.toISOString() : null,
    cells: rows.map(({ slot, state, tookMs }) => ({ at: slot.toISOString(), state, took_ms: tookMs })),
  };
}

function presentProcess({ memoryMb, startedAt, lastSeenAt, ...row }: ProcessRow, now: Date): ServerProcess {
  return {
    ...row,
    memory_mb: memoryMb,
    started_at: startedAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    is_alive: now.getTime() - lastSeenAt.getTime() < ALIVE_MS,
  };
}
