import type { Device } from './devices.ts';
import type { IdentityWorld, Origin } from '../identity-world.ts';

/** The device of a request, if it signed in to this account before. */
export function knownDevice(world: IdentityWorld, origin: Origin, uid: string | undefined): Device | null {
  const device = world.devices.read(origin.device);
  return uid !== undefined && device?.uids.includes(uid) ? device : null;
}

/** Somebody has signed in to this account on the device of a request. */
export function rememberDevice({ devices }: IdentityWorld, origin: Origin, uid: string): void {
  origin.giveDevice(devices.sealFor(devices.read(origin.device), uid));
}
