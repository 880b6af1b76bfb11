import { conceptIds } from '@michi/contracts/coming-soon';
import { announcedIds } from '@michi/games/announced';
import { playableGames } from '@michi/games/catalogue';
import { expect, test } from 'vitest';
import { allUpcoming, othersLike, upcomingAt } from './upcoming.ts';

test('STA-03 the four announced games and the twelve concepts are upcoming, a game that can be played is not', () => {
  const ofKind = (kind: string) => allUpcoming.filter((each) => each.kind === kind).map(({ id }) => id);
  expect(ofKind('announced')).toEqual(announcedIds);
  expect(ofKind('draft')).toEqual(conceptIds);
  for (const id of playableGames) expect(ofKind('binding')).not.toContain(id);
});

test('STA-03 each has a title, a Japanese title and a crest of one kanji that stands for it alone', () => {
  for (const { title, japaneseTitle, crest } of allUpcoming) {
    expect(title).toMatch(/^\p{Lu}[\p{L} -]+$/u);
    expect(japaneseTitle).toMatch(/^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]+$/u);
    expect(crest).toMatch(/^\p{Script=Han}$/u);
  }
  expect(new Set(allUpcoming.map(({ crest }) => crest)).size).toBe(allUpcoming.length);
});

test('STA-03 the last segment of a path says which one it is', () => {
  expect(upcomingAt('/ryourinin')).toMatchObject({ title: 'Ryōrinin', kind: 'announced' });
  expect(upcomingAt('/fr/Kokoro-Rakugaki/')).toMatchObject({ crest: '心', kind: 'draft' });
  expect(upcomingAt('/')).toBeUndefined();
  expect(upcomingAt('/mitsukete')).toBeUndefined();
});

test('the others are of the same kind', () => {
  for (const upcoming of allUpcoming) {
    const others = othersLike(upcoming);
    expect(others).not.toContain(upcoming);
    expect(others.filter(({ kind }) => kind !== upcoming.kind)).toEqual([]);
  }
});
