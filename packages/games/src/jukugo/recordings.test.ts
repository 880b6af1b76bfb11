import { readdirSync, readFileSync } from 'node:fs';
import { type Recording, recordingSchema, replay } from '@michi/game-kit/recording';
import { describe, expect, test } from 'vitest';
import { jukugo } from './rules.ts';

interface GoldenRecording {
  readonly about: string;
  readonly recording: Recording;
  readonly result: unknown;
  readonly events: readonly unknown[];
}

const folder = `${import.meta.dirname}/recordings`;
const names = readdirSync(folder).map((file) => file.replace('.json', ''));

const read = (name: string): GoldenRecording => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));

const advice =
  'A run that was played by these rules now ends otherwise. If that is meant, raise `version` in rules.ts and ' +
  'renew the recordings: results that wait on devices and tickets already issued belong to the old version.';

describe('golden recordings', () => {
  test('there is a flawless level, a challenge with pauses, and a level with hints and mistakes', () => {
    expect(names.sort()).toEqual(['challenge-with-pauses', 'first-level-flawless', 'hints-and-mistakes']);
  });

  test.each(names)('GAM-02 %s gives the same events and the same result as when it was played', (name) => {
    const { recording, result, events } = read(name);
    expect(recording.rulesVersion, 'New rules need recordings of their own.').toBe(jukugo.version);
    const replayed = replay(jukugo, recordingSchema.parse(recording));
    expect(replayed.ok && replayed.events, advice).toEqual(events);
    expect(replayed.ok && replayed.result, advice).toEqual(result);
  });

  test.each(names)('API-09 %s has no result one millisecond before its end', (name) => {
    const { recording } = read(name);
    const endedAt = recording.endedAt - 1;
    expect(replay(jukugo, { ...recording, endedAt })).toMatchObject({ ok: true, result: null });
  });
});
