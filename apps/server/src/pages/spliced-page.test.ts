import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newNonce } from './nonce.ts';
import { splicedBrotli, splicedText } from './spliced-page.ts';

const script = (nonce: string, content: string) => `<script nonce="${nonce}">${content}</script>`;

test('a page carries the nonce of its answer in every place, compressed or not', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 30 }),
      async (texts) => {
        const [placeholder, nonce] = [newNonce(), newNonce()];
        const pageWith = (value: string) => texts.map((text) => script(value, text)).join('');
        const html = Buffer.from(pageWith(placeholder));
        expect(splicedText(html, placeholder).lend(nonce).bytes.toString()).toBe(pageWith(nonce));
        const compressed = await splicedBrotli(html, placeholder);
        expect(compressed).not.toBeNull();
        if (compressed) expect(brotliDecompressSync(compressed.with(nonce)).toString()).toBe(pageWith(nonce));
      },
    ),
  );
});

test('a page without a nonce is not compressed beforehand, and stays as it is', async () => {
  expect(await splicedBrotli(Buffer.from('<p>道</p>'), newNonce())).toBeNull();
  const text = splicedText(Buffer.from('<p>道</p>'), newNonce());
  expect(text.lend(newNonce()).bytes.toString()).toBe('<p>道</p>');
});

test('a copy of a page is not lent again before it is given back, and carries its own nonce each time', () => {
  const placeholder = newNonce();
  const page = splicedText(Buffer.from(script(placeholder, '1')), placeholder);
  const lent = Array.from({ length: 6 }, () => {
    const nonce = newNonce();
    return { nonce, ...page.lend(nonce) };
  });
  for (const { nonce, bytes } of lent) expect(bytes.toString()).toBe(script(nonce, '1'));
  for (const { giveBack } of lent) giveBack();
  const nonce = newNonce();
  const { bytes } = page.lend(nonce);
  expect(bytes.toString()).toBe(script(nonce, '1'));
  expect(lent.map((each) => each.bytes)).toContain(bytes);
});

test('nonces are 24 characters long and never come again', () => {
  const nonces = Array.from({ length: 10_000 }, newNonce);
  expect(new Set(nonces).size).toBe(nonces.length);
  for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
});
