import { spawnSync } from 'node:child_process';
import { type Signal, sampleRate } from '../../apps/web/app/audio/synthesis/signal.ts';

export interface Encoding {
  readonly kbps: number;
  /** Samples per second in the file. */
  readonly sampleRate: number;
}

/**
 * Writes a signal as MP3 by way of ffmpeg, with nothing in the file that differs from one run to the next. Throws
 * when there is no ffmpeg or it fails.
 */
export function writeMp3(file: string, signal: Signal, encoding: Encoding): void {
  const { status, error, stderr } = spawnSync(
    'ffmpeg',
    [
      ...['-v', 'error', '-y', '-f', 'f32le', '-ar', String(sampleRate), '-ac', '1', '-i', '-'],
      ...['-codec:a', 'libmp3lame', '-b:a', `${encoding.kbps}k`, '-ar', String(encoding.sampleRate)],
      ...['-fflags', '+bitexact', '-flags:a', '+bitexact', '-map_metadata', '-1', '-id3v2_version', '0'],
      file,
    ],
    { input: Buffer.from(signal.buffer) },
  );
  if (error)
    throw new Error('ffmpeg is needed to encode sounds (Debian: apt-get install ffmpeg)', { cause: error });
  if (status !== 0) throw new Error(`ffmpeg could not write ${file}: ${stderr}`);
}
