import { expect, test } from 'vitest';
import { createPasswordHasher } from './password-hash.ts';

const hasher = createPasswordHasher();

test('AUT-09 a password is known again, another one is not', async () => {
  const stored = await hasher.hash('mondregen-teller');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await hasher.verify('mondregen-teller', stored)).toBe(true);
  for (const wrong of ['mondregen-telleR', 'mondregen-teller ', '', 'ü'.repeat(128)]) {
    expect(await hasher.verify(wrong, stored)).toBe(false);
  }
});

test('AUT-09 the same password is never stored alike', async () => {
  expect(await hasher.hash('mondregen-teller')).not.toBe(await hasher.hash('mondregen-teller'));
});

test('AUT-09 a hash of another cost can be read, as when the cost is raised', async () => {
  // By the reference implementation: argon2 somesalt -id -t 2 -k 65536 -p 1, password "password".
  const stored = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await hasher.verify('password', stored)).toBe(true);
  expect(await hasher.verify('Password', stored)).toBe(false);
});

test('AUT-05 without a hash every password is wrong', async () => {
  expect(await hasher.verify('mondregen-teller', null)).toBe(false);
});

test('AUT-09 a stored hash that cannot be read lets nobody in', async () => {
  for (const stored of ['', 'mondregen-teller', '$2b$10$abcdefghijklmnopqrstuv']) {
    await expect(hasher.verify('mondregen-teller', stored)).rejects.toThrow('cannot be read');
  }
});

test('AUT-09 so many passwords wait and no more: others are asked to come again', async () => {
  const narrow = createPasswordHasher({ mostWaiting: 2 });
  const answers = await Promise.allSettled([1, 2, 3, 4, 5].map(() => narrow.verify('a', null)));
  expect(answers.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'fulfilled', 'fulfilled'],
    ...['rejected', 'rejected'],
  ]);
  expect(answers[4]).toMatchObject({ reason: { status: 503, retryAfterS: 2 } });
  expect(await narrow.verify('a', null)).toBe(false);
});

test('AUT-09 a failure frees the place of the next', async () => {
  const narrow = createPasswordHasher();
  const unusable = '$argon2id$v=19$m=1,t=0,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  const failing = [narrow.verify('a', unusable), narrow.verify('a', unusable)];
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await narrow.verify('a', null)).toBe(false);
});

test('AUT-09 the server goes on while passwords are hashed', async () => {
  let done = false;
  const hashing = hasher.hash('mondregen-teller').then(() => {
    done = true;
  });
  let turns = 0;
  while (!done) {
    await new Promise((resolve) => setImmediate(resolve));
    turns++;
  }
  await hashing;
  expect(turns).toBeGreaterThan(10);
});
