import { setupOf } from '@michi/games/mitsukete/level';
import { type Move, mitsukete, type State } from '@michi/games/mitsukete/rules';
import { standardLevels } from '@michi/games/mitsukete/standard-levels';
import { Button } from '@michi/ui/button';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { useRun } from '../play/use-run.ts';
import { button, show } from '../testing/screen.tsx';
import { GameFrame } from './game-frame.tsx';
import { type OpenLevel, PlayedLevel, type PlayedLevelProps } from './played-level.tsx';

const [level] = standardLevels();
if (!level) throw new Error('no level');
const setup = setupOf(level);
type Options = Partial<Pick<PlayedLevelProps<typeof setup, State, Move, 'rules'>, 'clocked' | 'soundOf'>>;

/** A game that shows no more than its level does for it. */
function Game(options: Options) {
  const { restart, ...run } = useRun({
    rules: mitsukete,
    game: 'mitsukete',
    level: 'standard-1',
    setup,
    locale: 'de',
  });
  return (
    <PlayedLevel
      game="mitsukete"
      run={run}
      streak={run.view?.state.picked.length === 1 ? 5 : 0}
      frame={(props) => (
        <GameFrame
          game="mitsukete"
          subtitle={props.music}
          back={{ to: '/games', label: 'Zurück' }}
          {...props}
        />
      )}
      loading="Gleich geht es los"
      leaveTo="/elsewhere"
      restart={{ label: 'Von vorn', onClick: restart }}
      {...options}
    >
      {({ liveRun, state, stopped, pauses }: OpenLevel<typeof setup, State, Move, 'rules'>) => (
        <>
          <output aria-label="Stand">{`${state.picked.length} ${stopped ? 'steht' : 'läuft'}`}</output>
          <Button onClick={() => liveRun.play({ pick: 0 })}>Karte</Button>
          <Button onClick={() => pauses.show(pauses.open === 'rules' ? null : 'rules')}>Regeln</Button>
        </>
      )}
    </PlayedLevel>
  );
}

const open = (options: Options = {}) =>
  show(
    {
      default: () => <Game {...options} />,
      handle: { messages: ['mitsukete', 'audio', 'achievements'] },
    },
    { path: '/game' },
  );

const stands = (text: string) =>
  expect.element(page.getByRole('status', { name: 'Stand' })).toHaveTextContent(text);
const pauseDialog = page.getByRole('dialog', { name: 'Pause' });
const isPaused = () => expect.element(pauseDialog).toBeVisible();
const isOpen = () => expect.element(pauseDialog).not.toBeInTheDocument();
const inPause = (name: string) => pauseDialog.getByRole('button', { name });

test('GAM-03 until its run is open a level is loading and cannot be paused', async () => {
  const ticket = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => ticket.promise);
  await open();
  await expect.element(page.getByText('Gleich geht es los')).toBeVisible();
  await expect.element(button('Pause')).not.toBeInTheDocument();
  ticket.reject(new TypeError('there is no server'));
  await stands('0 läuft');
  await expect.element(button('Pause')).toBeVisible();
  await expect.element(page.getByText('Gleich geht es los')).not.toBeInTheDocument();
});

test('MIT-09 GAM-01 a pause by button or key stops the clock, goes on where it was, or begins anew', async () => {
  await open();
  await button('Karte').click();
  await button('Pause').click();
  await isPaused();
  await stands('1 steht');
  await inPause('Weiterspielen').click();
  await isOpen();
  await stands('1 läuft');

  await userEvent.keyboard('p');
  await isPaused();
  await userEvent.keyboard('p');
  await isOpen();
  await stands('1 läuft');

  (button('Karte').element() as HTMLElement).focus();
  await userEvent.keyboard('p');
  await isPaused();
  await inPause('Von vorn').click();
  await stands('0 läuft');
  await isOpen();
  await button('Pause').click();
  await expect.element(pauseDialog.getByRole('link')).toHaveAttribute('href', '/elsewhere');
});

test('AUD-01 JUK-08 while the window of sound or one of the game is open the clock stands still, and no pause is shown', async () => {
  await open();
  await stands('0 läuft');
  await button('Einstellungen').click();
  await stands('0 steht');
  await isOpen();
  await userEvent.keyboard('{Escape}');
  await stands('0 läuft');
  await button('Regeln').click();
  await stands('0 steht');
  await isOpen();
  await button('Regeln').click();
  await stands('0 läuft');
});

test('JUK-08 without a clock nothing stops it: no button, no key, no window', async () => {
  await open({ clocked: false });
  await stands('0 läuft');
  await userEvent.keyboard('p');
  await button('Regeln').click();
  await stands('0 läuft');
  await isOpen();
  await expect.element(button('Pause')).not.toBeInTheDocument();
});

test('GAM-04 in a hidden tab a level with a clock pauses, one without goes on by itself', async () => {
  const hide = () => {
    const hidden = vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
  };
  await open();
  await stands('0 läuft');
  hide();
  await isPaused();
  await stands('0 steht');
  await cleanup();

  await open({ clocked: false });
  await stands('0 läuft');
  hide();
  await button('Karte').click();
  await stands('1 läuft');
  await isOpen();
});

test('AUD-04 what happens is heard by the sounds of the game, and the music follows the streak', async () => {
  const soundOf = vi.fn(() => null);
  await open({ soundOf });
  await stands('0 läuft');
  const music = page.getByRole('banner').getByRole('paragraph');
  await expect.element(music).toHaveTextContent('play');
  await button('Karte').click();
  await stands('1 läuft');
  expect(soundOf).toHaveBeenCalledExactlyOnceWith([{ type: 'picked', index: 0 }]);
  await expect.element(music).toHaveTextContent('happy');
});
