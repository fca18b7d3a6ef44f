/** Where `npm run sandbox` listens. */
export const defaultAddress = {host: '127.0.0.1', port: 4010} as const;
export const defaultOrigin = `http://${defaultAddress.host}:${defaultAddress.port}`;

/** Time stands still here until it is moved. */
export const defaultStart = '2026-03-02T09:00:00Z';
export const defaultSeed = 'symblepay';
