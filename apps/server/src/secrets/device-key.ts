import { createHash } from 'node:crypto';

/** What is stored of a device id: its SHA-256, so that the database alone lets nobody play as somebody else. */
export const deviceKey = (deviceId: string): string => createHash('sha256').update(deviceId).digest('hex');
