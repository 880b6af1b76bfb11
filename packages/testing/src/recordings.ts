import { readdirSync, readFileSync } from 'node:fs';
import { type Recording, recordingSchema, replay } from '@michi/game-kit/recording';
import type { Rules } from '@michi/game-kit/rules';
import { describe, expect, test } from 'vitest';

interface GoldenRecording {
  readonly about: string;
  readonly eventsVersion: number;
  readonly recording: Recording;
  readonly result: unknown;
  readonly events: readonly unknown[];
}

const otherResult =
  'A run that was played by these rules now ends otherwise. If that is meant, raise `version` in rules.ts, renew the ' +
  'recordings and list the rules of before in proving.ts: they prove what waits on devices.';
const otherEvents =
  'Other events are told of the same run. If that is meant, raise `eventsVersion` in rules.ts and renew the recordings.';

/** Tests that these rules keep to the golden recordings in `folder`, of which there are at least three. */
export function describeRecordings<Setup, State, Move>(
  rules: Rules<Setup, State, Move>,
  folder: string,
): void {
  const names = readdirSync(folder).map((file) => file.replace('.json', ''));
  const read = (name: string): GoldenRecording => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));

  describe('golden recordings', () => {
    test('there are enough of them, and each says what it is about', () => {
      expect(names.length).toBeGreaterThanOrEqual(3);
      for (const name of names) expect(read(name).about, name).toMatch(/\w/);
    });

    test.each(names)('GAM-02 %s gives the same events and the same result as when it was played', (name) => {
      const { recording, eventsVersion, result, events } = read(name);
      expect(recording.rulesVersion, 'New rules need recordings of their own.').toBe(rules.version);
      const replayed = replay(rules, recordingSchema.parse(recording));
      expect(replayed.ok && replayed.result, otherResult).toEqual(result);
      expect(eventsVersion, otherEvents).toBe(rules.eventsVersion);
      expect(replayed.ok && replayed.events, otherEvents).toEqual(events);
    });

    test.each(names)('API-09 %s has no result one millisecond before its end', (name) => {
      const { recording } = read(name);
      const endedAt = recording.endedAt - 1;
      const moves = recording.moves.filter(({ at }) => at <= endedAt); // a move may have ended it
      expect(replay(rules, { ...recording, moves, endedAt })).toMatchObject({ ok: true, result: null });
    });
  });
}
