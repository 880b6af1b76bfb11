import { hiddenPoemPoints, hintsAtFirst, targets } from '@michi/games/kotodama/constants';
import { missing, stripsOf } from '@michi/games/kotodama/hunt';
import { moraeOf } from '@michi/games/kotodama/morae';
import { hiddenPoems, type Poem } from '@michi/games/kotodama/poems';
import { type HuntState, isHunt, kotodama, type Move, type State } from '@michi/games/kotodama/rules';
import { levelOf, type Setup } from '@michi/games/kotodama/setup';
import { Button, buttonClass } from '@michi/ui/button';
import { Dots } from '@michi/ui/dots';
import { Icon } from '@michi/ui/icon';
import { Ja, japanese } from '@michi/ui/japanese';
import { Bar } from '@michi/ui/progress';
import { Stamp } from '@michi/ui/stamp';
import { LoadingState } from '@michi/ui/state';
import { useAwardsWait } from '@michi/ui/toast';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import type { LiveRun } from '../../play/live-run.ts';
import { useAnnouncement } from '../../play/use-announcement.ts';
import { useAutoResume } from '../../play/use-auto-resume.ts';
import { useRun } from '../../play/use-run.ts';
import { Announcement } from '../announcer.tsx';
import { useEventSounds } from '../use-event-sounds.ts';
import { Found } from './found.tsx';
import { KotodamaFrame } from './frame.tsx';
import { foundMorae, HuntBoard } from './hunt-board.tsx';
import './hunt.css';
import './quality-panel.css';
import './word-list.css';
import { useHuntTexts } from './hunt-texts.ts';
import { seasonSigns } from './season-chips.tsx';
import { storePoem, usePoet } from './use-poet.ts';

type LiveHunt = LiveRun<Setup, State, Move>;

/** Where a hidden poem is sought: its own address, or the first that was not found yet. */
export function HuntScreen({ poem }: { poem: string | null }) {
  const t = useTranslations('kotodama.editor');
  const poet = usePoet();
  if (poet === null)
    return (
      <KotodamaFrame page="hunt" playing>
        <LoadingState label={t('loading')} />
      </KotodamaFrame>
    );
  return <Hunt poem={poem} found={Object.keys(poet.poems)} level={poet.level} />;
}

interface HuntProps {
  readonly poem: string | null;
  readonly found: readonly string[];
  readonly level: number;
}

function Hunt({ poem, found, level }: HuntProps) {
  // stays when it is found, for its end is shown here
  const [next] = useState(() => hiddenPoems.find(({ id }) => !found.includes(id)) ?? hiddenPoems[0]);
  const chosen = hiddenPoems.find(({ id }) => id === poem) ?? next;
  return <Hunted key={chosen.id} poem={chosen} found={found} level={level} />;
}

function Hunted({ poem, found, level }: { poem: Poem; found: readonly string[]; level: number }) {
  const t = useTranslations('kotodama');
  const locale = useLocale();
  const [setup] = useState<Setup>({ mode: 'hunt', poem: poem.id, level });
  const run = useRun({
    ...{ rules: kotodama, game: 'kotodama', level: levelOf(setup), setup, locale },
  });
  useAutoResume(run.liveRun, run.view?.paused ?? false);
  useEventSounds(run.liveRun);
  useAwardsWait(run.view?.result == null);
  const state = run.view?.state;
  return (
    <KotodamaFrame page="hunt" playing={!run.view?.result}>
      <div className="wrap kot kot-hunt">
        <nav aria-label={t('hunt.label')}>
          <ul className="kot-hunt__poems">
            {hiddenPoems.map((each) => (
              <li key={each.id}>
                <HiddenPoem poem={each} isFound={found.includes(each.id)} isHere={each.id === poem.id} />
              </li>
            ))}
          </ul>
        </nav>
        {run.liveRun && state && isHunt(state) ? (
          <HuntTable liveRun={run.liveRun} state={state} restart={run.restart} />
        ) : (
          <LoadingState label={t('editor.loading')} />
        )}
      </div>
    </KotodamaFrame>
  );
}

function HiddenPoem({ poem, isFound, isHere }: { poem: Poem; isFound: boolean; isHere: boolean }) {
  const t = useTranslations('kotodama');
  const texts = useHuntTexts();
  const state = isHere ? 'here' : isFound ? 'found' : 'hidden';
  return (
    <LocalLink className="kot-hunt__poem" aria-current={isHere || undefined} to={`/kotodama/hunt/${poem.id}`}>
      <Ja className="kot-hunt__season" aria-hidden="true">
        {seasonSigns[poem.season]}
      </Ja>
      <span>
        <b>{texts.theme(poem.id)}</b>
        <i>
          {t(`seasons.${poem.season}`)} · {t(`hunt.${state}`)}
        </i>
      </span>
      {isFound && <Stamp kanji="済" size="2.25rem" />}
    </LocalLink>
  );
}

interface HuntTableProps {
  readonly liveRun: LiveHunt;
  readonly state: HuntState;
  readonly restart: () => void;
}

/** The covered poem, the strips, and how far one is. */
function HuntTable({ liveRun, state, restart }: HuntTableProps) {
  const t = useTranslations('kotodama');
  const texts = useHuntTexts();
  const [place, goTo] = useState(() => missing(state.setup, state)?.line ?? 0);
  const [remark, setRemark] = useState<{ readonly tone: 'bad' | 'info'; readonly text: string } | null>(null);
  const [said, say] = useAnnouncement();
  const { setup, strips, found, mistakes, hints } = state;
  const all = stripsOf(setup);
  const laid = Object.keys(found).length;
  const room = (targets[place] ?? 0) - foundMorae(state, place);

  /** The focus goes to the neighbour of a strip that is laid, for its own button leaves. */
  function passFocus(from: HTMLElement): void {
    const item = from.closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    neighbour?.querySelector('button')?.focus({ preventScroll: true });
  }

  function lay(strip: number, button: HTMLElement): void {
    const part = strips[strip];
    if (!part || !liveRun.play({ strip, line: place })) return;
    const after = liveRun.view.state;
    if (!isHunt(after)) return;
    if (!(strip in after.found)) {
      const text = t('hunt.wrong', { strip: part.text, clue: texts.clue(setup.poem, place) });
      setRemark({ tone: 'bad', text });
      say(text);
      return;
    }
    passFocus(button);
    setRemark(null);
    say(t('hunt.laid', { strip: part.text }));
    if (liveRun.view.result) storePoem(setup.poem, liveRun.plan.runId, hiddenPoemPoints);
    if (foundMorae(after, place) === targets[place]) goTo(missing(setup, after)?.line ?? place);
  }

  function hint(): void {
    const tip = missing(setup, state);
    const part = tip && strips[tip.strip];
    if (!tip || !part || !liveRun.play({ ask: 'hint' })) return;
    goTo(tip.line);
    const text = t('hunt.hint', { line: tip.line + 1, strip: part.text });
    setRemark({ tone: 'info', text });
    say(text);
  }

  return (
    <>
      <div className="kot-sheet">
        <HuntBoard state={state} place={place} onPlace={goTo} />
        {remark && (
          <p className={`alert alert--${remark.tone} kot-hunt__remark`}>
            <Icon name={remark.tone === 'bad' ? 'close' : 'bulb'} />
            <span>
              <WithJapanese>{remark.text}</WithJapanese>
            </span>
          </p>
        )}
      </div>
      {liveRun.view.result ? (
        <Found poem={setup.poem} events={liveRun.events} onAgain={restart} />
      ) : (
        <section className="panel kot-words" aria-labelledby="kot-strips">
          <div className="kot-words__head">
            <h2 id="kot-strips">{t('hunt.strips')}</h2>
            <p className="small soft">{t('hunt.room', { line: place + 1, room })}</p>
          </div>
          <ul className="kot-words__list">
            {strips.map((strip, index) =>
              index in found ? null : (
                <li key={strip.text}>
                  <button
                    type="button"
                    className="kot-words__word"
                    onClick={({ currentTarget }) => lay(index, currentTarget)}
                  >
                    <Ja className="kot-words__kanji">{strip.text}</Ja>
                    <span>
                      <b {...japanese}>{strip.kana}</b>
                      <i>{texts.gloss(setup.poem, strip)}</i>
                    </span>
                    <Dots
                      value={moraeOf(strip.kana)}
                      max={moraeOf(strip.kana)}
                      label={t('editor.morae', { count: moraeOf(strip.kana) })}
                    />
                  </button>
                </li>
              ),
            )}
          </ul>
        </section>
      )}
      <section className="panel kot-quality" aria-labelledby="kot-state">
        <h2 id="kot-state">{t('hunt.state')}</h2>
        <dl className="num kot-hunt__facts">
          <div>
            <dt>{t('hunt.right')}</dt>
            <dd>{t('hunt.rightOf', { found: laid, all })}</dd>
          </div>
          <div>
            <dt>{t('hunt.mistakes')}</dt>
            <dd>{mistakes}</dd>
          </div>
          <div>
            <dt>{t('hunt.reward')}</dt>
            <dd>{t('menu.points', { points: hiddenPoemPoints })}</dd>
          </div>
        </dl>
        <Bar
          ticks
          value={laid}
          max={all}
          label={t('hunt.right')}
          valueText={t('hunt.rightOf', { found: laid, all })}
        />
        {!liveRun.view.result && (
          <Button variant="line" block icon="bulb" aria-disabled={hints >= hintsAtFirst} onClick={hint}>
            {t('editor.hintButton', { left: hintsAtFirst - hints })}
          </Button>
        )}
        <LocalLink className={buttonClass({ variant: 'quiet', block: true })} to="/kotodama">
          {t('bar.toMenu')}
        </LocalLink>
      </section>
      <Announcement>{said}</Announcement>
    </>
  );
}
