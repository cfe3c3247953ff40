import { CLIENT_CONFIG_PATH } from '@snapwell/contract/api/client-config';
import type { ClientConfig } from '@snapwell/contract/api/client-config.schemas';

let loaded: ClientConfig | null = null;

/** Reads the server's configuration. Comes before anything else: the identity library needs it when it starts. */
export async function loadConfig(): Promise<ClientConfig> {
  const response = await fetch(CLIENT_CONFIG_PATH);
  if (!response.ok) throw new Error(`The server answered ${response.status} to the question for its configuration.`);
  loaded = (await response.json()) as ClientConfig;
  return loaded;
}

/** Takes the configuration that came with the page. */
export function setConfig(config: ClientConfig): void {
  loaded = config;
}

/** The configuration; `loadConfig` has been awaited by the time any screen shows. */
export function config(): ClientConfig {
  if (!loaded) throw new Error('The configuration is not loaded yet.');
  return loaded;
}
