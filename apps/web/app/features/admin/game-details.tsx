import { getAdminChanges } from '@michi/contracts/admin-changes';
import {
  type AdminGame,
  type GameFields,
  patchAdminGame,
  postAdminGameReset,
} from '@michi/contracts/admin-games';
import { Button, IconButton } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { useToast } from '@michi/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../lib/calls/api-client.ts';
import { useLocalPath } from '../../lib/language/local-link.tsx';
import { useAdminCall } from './admin-call.tsx';
import { AskedState } from './asked-state.tsx';
import { ChangeList } from './change-list.tsx';
import { GameFieldset } from './game-fieldset.tsx';
import { ReasonField } from './list-controls.tsx';
import { useAdminAnswer } from './use-admin-answer.ts';
import { useDeed } from './use-deed.ts';

interface PartProps {
  readonly game: AdminGame;
  readonly onChanged: () => void;
}

/** One game of the hub: its fields, the way back to what the program brings along, and what was changed. */
export function GameDetails({ game, onChanged }: PartProps) {
  const t = useTranslations('admin.games');
  const navigate = useNavigate();
  const pathOf = useLocalPath();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <aside className="adm-details sheet sheet--rule" aria-labelledby="adm-game">
      <div className="adm-details__head">
        <h2 id="adm-game" tabIndex={-1} ref={heading} translate="no">
          {game.title}
        </h2>
        <IconButton
          icon="close"
          label={t('close')}
          onClick={() => void navigate(pathOf('/admin/games'), { preventScrollReset: true })}
        />
      </div>
      <Changing game={game} onChanged={onChanged} />
      {game.edited && game.built_in && <Reset game={game} onChanged={onChanged} />}
      <History game={game} onChanged={onChanged} />
    </aside>
  );
}

function Changing({ game, onChanged }: PartProps) {
  const words = useTranslations('admin.users');
  const call = useAdminCall();
  const show = useToast();
  const { busy, run } = useDeed(onChanged);
  const [changes, setChanges] = useState<Partial<GameFields>>({});
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<Readonly<Record<string, readonly string[]>>>({});
  const discard = () => {
    setChanges({});
    setReason('');
    setRefused({});
  };
  const save = () =>
    run(async () => {
      setRefused({});
      try {
        const body = { ...changes, version: game.version, reason };
        await call(patchAdminGame, { params: { id: game.id }, body });
      } catch (error) {
        if (error instanceof ApiError) setRefused(error.errors);
        throw error;
      }
      show({ tone: 'ok', title: words('saved') });
      onChanged();
    });
  return (
    <form
      className="adm-part"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <GameFieldset
        fields={{ ...game, ...changes }}
        refused={refused}
        onChange={(change) => setChanges((before) => ({ ...before, ...change }))}
      />
      {Object.keys(changes).length > 0 && (
        <>
          <ReasonField value={reason} onChange={setReason} />
          <div className="row">
            <Button type="submit" variant="accent" busy={busy}>
              {words('save')}
            </Button>
            <Button variant="line" onClick={discard}>
              {words('discard')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

function Reset({ game, onChanged }: PartProps) {
  const t = useTranslations('admin.games');
  const common = useTranslations('common');
  const call = useAdminCall();
  const { busy, run } = useDeed(onChanged);
  const [asks, setAsks] = useState(false);
  const [reason, setReason] = useState('');
  return (
    <section className="adm-part adm-part--row">
      <p>
        <b>{t('reset')}</b>
        <span className="soft small">{t('resetText')}</span>
      </p>
      <Button variant="line" size="sm" icon="reset" onClick={() => setAsks(true)}>
        {t('resetOpen')}
      </Button>
      <Dialog open={asks} title={t('reset')} closeLabel={common('close')} onClose={() => setAsks(false)}>
        <div className="stack mt-4">
          <p>{t('resetText')}</p>
          <ReasonField value={reason} onChange={setReason} />
          <Button
            variant="accent"
            busy={busy}
            onClick={() =>
              run(async () => {
                await call(postAdminGameReset, {
                  params: { id: game.id },
                  body: { version: game.version, reason },
                });
                setAsks(false);
                onChanged();
              })
            }
          >
            {t('reset')}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}

function History({ game, onChanged }: PartProps) {
  const words = useTranslations('admin.users');
  const call = useAdminCall();
  const { asked, again } = useAdminAnswer(game.id, () =>
    call(getAdminChanges, {
      query: { subject: game.id, search: '', sort: 'at', direction: 'desc', page: 1 } as never,
    }),
  );
  return (
    <>
      <h3>{words('history')}</h3>
      {asked.phase === 'there' ? (
        <ChangeList changes={asked.value.rows} onUndone={onChanged} />
      ) : (
        <AskedState asked={asked} onRetry={again} />
      )}
    </>
  );
}
