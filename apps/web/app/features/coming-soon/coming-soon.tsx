import { buttonClass } from '@michi/ui/button';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Ja, Kanji } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { useLocale, useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import './coming-soon.css';
import { othersLike, type Upcoming, type UpcomingKind } from './upcoming.ts';

/** What the eyebrow says in Japanese: coming soon, notice, draft. */
const japaneseEyebrows: Record<UpcomingKind, string> = {
  binding: '近日公開',
  announced: '予告',
  draft: '下書き',
};
/** Cells left empty under the crest: the sheet waits. */
const emptyCells = ['一', '二', '三', '四'];

/** The title in the script of the reader. */
export function useUpcomingTitle(): (upcoming: Upcoming) => string {
  const japanese = useLocale() === 'ja';
  return ({ title, japaneseTitle }) => (japanese ? japaneseTitle : title);
}

/** What a game will be that cannot be played yet. */
export function ComingSoon({ upcoming }: { upcoming: Upcoming }) {
  const t = useTranslations('concepts');
  const common = useTranslations('common');
  const titleOf = useUpcomingTitle();
  const { id, kind } = upcoming;
  return (
    <>
      <article className="wrap upcoming" data-dye={upcoming.dye}>
        <header className="upcoming__head">
          <Eyebrow japanese={japaneseEyebrows[kind]}>{t(`${kind}.eyebrow`)}</Eyebrow>
          <h1>{titleOf(upcoming)}</h1>
          <OtherTitle upcoming={upcoming} />
          <p className="lead">
            <WithJapanese>{t(`items.${id}.line`)}</WithJapanese>
          </p>
        </header>
        <DraftSheet upcoming={upcoming} />
        <div className="upcoming__body">
          <p className="upcoming__text">
            <WithJapanese>{t(`items.${id}.text`)}</WithJapanese>
          </p>
          <p className="upcoming__status">{t(`${kind}.status`)}</p>
          <div className="row">
            <LocalLink className={buttonClass({ variant: 'accent', size: 'lg' })} to="/games">
              {common('toGames')}
            </LocalLink>
            <LocalLink className={buttonClass({ variant: 'line', size: 'lg' })} to="/">
              {common('toHome')}
            </LocalLink>
          </div>
          <p className="soft">
            {t.rich('wish', { link: (text) => <LocalLink to="/contact">{text}</LocalLink> })}
          </p>
        </div>
      </article>
      <Others upcoming={upcoming} />
    </>
  );
}

/** The title in the other script. */
function OtherTitle({ upcoming }: { upcoming: Upcoming }) {
  if (useLocale() === 'ja') return <p className="upcoming__other-title">{upcoming.title}</p>;
  return <Ja className="upcoming__other-title">{upcoming.japaneseTitle}</Ja>;
}

/** A sheet that somebody has begun: the crest in its cell, the rest still empty. */
function DraftSheet({ upcoming: { kind, japaneseTitle, crest } }: { upcoming: Upcoming }) {
  return (
    <div className={`upcoming__sheet is-${kind}`} aria-hidden="true">
      <Ja className="upcoming__slip">{japaneseTitle}</Ja>
      <Masu className="upcoming__crest" kanji={crest} />
      <div className="upcoming__practice">
        {emptyCells.map((cell) => (
          <Masu key={cell} small>
            {cell === emptyCells[0] && <Kanji className="upcoming__trace">{crest}</Kanji>}
          </Masu>
        ))}
      </div>
    </div>
  );
}

function Others({ upcoming }: { upcoming: Upcoming }) {
  const t = useTranslations('concepts');
  const titleOf = useUpcomingTitle();
  const others = othersLike(upcoming);
  if (others.length === 0) return null;
  return (
    <nav className="section section--sunken" aria-labelledby="others">
      <div className="wrap">
        <h2 id="others" className="upcoming__others-title">
          {t(`${upcoming.kind}.others`)}
        </h2>
        <ul className="upcoming__others">
          {others.map((other) => (
            <li key={other.id} data-dye={other.dye}>
              <LocalLink to={`/${other.id}`}>
                <Kanji className={`upcoming__mark is-${other.kind}`} aria-hidden="true">
                  {other.crest}
                </Kanji>
                {titleOf(other)}
              </LocalLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
