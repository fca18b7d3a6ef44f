/** Where `npm run sandbox` listens. */
export const DEFAULT_ADDRESS = {host: '127.0.0.1', port: 4010} as const;
export const DEFAULT_ORIGIN = `http://${DEFAULT_ADDRESS.host}:${DEFAULT_ADDRESS.port}`;

/** Time stands still here until it is moved. */
export const DEFAULT_START = '2026-03-02T09:00:00Z';
export const DEFAULT_SEED = 'symblepay';
