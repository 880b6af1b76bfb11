import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A value as text that nobody can change: its JSON and a signature (HMAC-SHA256), both base64url. What was signed for
 * one purpose is worth nothing for another.
 */
export function signJson(purpose: string, value: unknown, secret: Buffer): string {
  const content = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${content}.${signature(purpose, content, secret).toString('base64url')}`;
}

/** The value that was signed for this purpose with this secret, or null when the text is anything else. */
export function openJson(purpose: string, text: string, secret: Buffer): unknown {
  const [content = '', signed = '', ...rest] = text.split('.');
  const given = Buffer.from(signed, 'base64url');
  const expected = signature(purpose, content, secret);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return JSON.parse(Buffer.from(content, 'base64url').toString());
}

const signature = (purpose: string, content: string, secret: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${purpose}.${content}`).digest();
