import { type ClinicState, type ClinicTurn, newClinicCall } from '@snapwell/contract/voice/clinic.schemas';
import { sayToClinic } from '@snapwell/contract/voice/clinic.endpoints';
import { mutationOptions } from '@tanstack/react-query';
import { localStore, storageKeys } from '#platform/device/storage.ts';
import { call } from '#platform/http/api.ts';
import { useObservable } from '#platform/observable.ts';
import { perPerson } from '#platform/person.ts';

/** One thing that was said, and what the clinic answered. */
export interface ClinicExchange {
  readonly said: string;
  readonly turn: ClinicTurn;
}

/** Older ones are not shown again after a reload. */
const MOST_KEPT = 40;

const empty: readonly ClinicExchange[] = [];
const exchanges = perPerson(empty, { initial: readExchanges() });

export const useExchanges = (): readonly ClinicExchange[] => useObservable(exchanges);
/** How far the call is. */
export const clinicStateOf = (list: readonly ClinicExchange[]): ClinicState => list.at(-1)?.turn.state ?? newClinicCall;

export function addExchange(exchange: ClinicExchange): void {
  const next = [...exchanges.get(), exchange].slice(-MOST_KEPT);
  exchanges.set(next);
  localStore.writeJson(storageKeys.clinicDemo, next);
}

/** Hangs up: the next call knows nothing of this one. */
export function forgetCall(): void {
  exchanges.set(empty);
  localStore.remove(storageKeys.clinicDemo);
}

/** Says something by typing; the state of the call goes with it and comes back. */
export const saying = mutationOptions({
  mutationFn: (said: string) =>
    call(sayToClinic, { body: { said, state: clinicStateOf(exchanges.get()) } }, { auth: 'none' }),
  onSuccess: (turn: ClinicTurn, said: string) => addExchange({ said, turn }),
});

function readExchanges(): readonly ClinicExchange[] {
  const stored = localStore.readJson(storageKeys.clinicDemo);
  if (!Array.isArray(stored)) return empty;
  // What a hand or another version left there does not break the page: the server refuses a state that is none.
  return stored.filter(
    (each: Partial<ClinicExchange> | null): each is ClinicExchange =>
      typeof each?.said === 'string' && typeof each.turn?.reply === 'string' && Array.isArray(each.turn.state?.offered),
  );
}
