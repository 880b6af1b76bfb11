import type { SongId } from '@michi/games/otoawase/songs';
import { japanese } from '@michi/ui/japanese';

/** The title of a song in Japanese, each piece with its reading where it has kanji. */
const songTitles: Readonly<Record<SongId, readonly (readonly [text: string, reading?: string])[]>> = {
  sakura: [['さくらの'], ['道', 'みち']],
  rain: [['東京', 'とうきょう'], ['の'], ['雨', 'あめ']],
  moon: [['月', 'つき'], ['の'], ['川', 'かわ']],
};

export function SongTitle({ song }: { song: SongId }) {
  return (
    <span {...japanese}>
      {songTitles[song].map(([text, reading]) =>
        reading === undefined ? (
          text
        ) : (
          <ruby key={text}>
            {text}
            <rt>{reading}</rt>
          </ruby>
        ),
      )}
    </span>
  );
}
