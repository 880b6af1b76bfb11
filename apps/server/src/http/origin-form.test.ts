import { expect, test } from 'vitest';
import { originForm } from './origin-form.ts';

test.each([
  ['http://michi.example/games?filter=available', '/games?filter=available'],
  ['HTTPS://user:pass@[::1]:80/a//b', '/a//b'],
  ['http://michi.example', '/'],
  ['http://michi.example?x=1', '/?x=1'],
  ['http:///games', '/games'],
  ['/games', '/games'],
  ['/http://michi.example/', '/http://michi.example/'],
  ['//evil.example/x', '//evil.example/x'],
  ['file:///etc/passwd', 'file:///etc/passwd'],
  ['*', '*'],
])('%s asks for %s', (target, path) => {
  expect(originForm(target)).toBe(path);
});
