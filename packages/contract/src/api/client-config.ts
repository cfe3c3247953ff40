/** Where a browser asks what it must know before it starts: `client-config.schemas.ts`. */
export const CLIENT_CONFIG_PATH = '/config.json';
