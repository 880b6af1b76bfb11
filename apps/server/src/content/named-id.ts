import { createHash } from 'node:crypto';

/**
 * The id of a name: UUID v5 (RFC 9562, section 5.5). The same name in the same namespace, itself a UUID, always has the
 * same id.
 */
export function namedId(name: string, namespace: string): string {
  const prefix = Buffer.from(namespace.replaceAll('-', ''), 'hex');
  const bytes = createHash('sha1').update(prefix).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
