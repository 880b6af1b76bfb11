import { textOfLines } from '@michi/games/kotodama/lines';
import { type ClassicId, classicOf } from '@michi/games/kotodama/poems';
import { Alert } from '@michi/ui/alert';
import { Button, buttonClass } from '@michi/ui/button';
import { japanese } from '@michi/ui/japanese';
import { LoadingState } from '@michi/ui/state';
import { useToast } from '@michi/ui/toast';
import { useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { NextSteps } from '../../features/next-steps/next-steps.tsx';
import { focusContent } from '../../features/shell/focus-content.ts';
import { browserLearner } from '../../learner/browser-learner.ts';
import { idOf } from '../../learner/documents/creation.ts';
import { useCreations } from '../../learner/use-creations.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import type { JustHandedIn } from './arrival.ts';
import { KotodamaFrame } from './frame.tsx';
import { draftPath, type HaikuCreation, haikuKind, isFinished } from './haiku-kind.ts';
import { Original } from './original.tsx';
import { PoemCard } from './poem-card.tsx';
import { PoemFiles } from './poem-files.tsx';
import { textOfHaiku } from './poem-lines.tsx';
import { PoemScore } from './poem-score.tsx';
import { usePoet } from './use-poet.ts';
import './poems.css';

/** All finished poems, one leaf at a time, and the drafts. */
export function PoemsScreen() {
  const t = useTranslations('kotodama.collection');
  const [search, setSearch] = useSearchParams();
  const { creations, newer, failed } = useCreations(haikuKind);
  const finished = creations?.filter(isFinished) ?? [];
  const drafts = creations?.filter((creation) => !isFinished(creation)) ?? [];
  const refused = creations?.filter((creation) => creation.refused !== null) ?? [];
  const found = finished.findIndex(({ name }) => idOf(name) === search.get('poem'));
  const place = Math.max(0, found);
  const chosen = finished[place];
  const turnTo = (creation: HaikuCreation | undefined) =>
    setSearch(creation ? { poem: idOf(creation.name) } : {}, { replace: true, preventScrollReset: true });

  return (
    <KotodamaFrame page="poems">
      <div className="wrap kot-poems">
        {failed && <Alert tone="bad">{t('failed')}</Alert>}
        {newer.length > 0 && <Alert role="status">{t('newer', { count: newer.length })}</Alert>}
        {refused[0] && (
          <Alert role="status">
            <strong>{t('onlyHere', { count: refused.length })}</strong> {refused[0].refused}
          </Alert>
        )}
        {creations === null && !failed && <LoadingState label={t('heading')} />}
        {creations !== null && (
          <div className="kot-poems__head">
            <h2>{t('heading')}</h2>
            <p className="soft num">{t('count', { count: finished.length })}</p>
          </div>
        )}
        {creations !== null && finished.length === 0 && <Empty />}
        {chosen && (
          <>
            <Leaf key={chosen.name} creation={chosen} onDeleted={() => turnTo(finished[place + 1])} />
            <nav className="kot-poems__turn" aria-label={t('heading')}>
              <Button
                variant="line"
                icon="left"
                aria-disabled={place === 0}
                onClick={() => turnTo(finished[place - 1] ?? chosen)}
              >
                {t('previous')}
              </Button>
              <p className="num" role="status">
                {t('place', { place: place + 1, all: finished.length })}
              </p>
              <Button
                variant="line"
                icon="right"
                aria-disabled={place + 1 >= finished.length}
                onClick={() => turnTo(finished[place + 1] ?? chosen)}
              >
                {t('next')}
              </Button>
            </nav>
          </>
        )}
        {drafts.length > 0 && <Drafts drafts={drafts} />}
      </div>
    </KotodamaFrame>
  );
}

function Empty() {
  const t = useTranslations('kotodama');
  return (
    <div className="kot-poems__empty">
      <p className="lead">{t('collection.empty')}</p>
      <LocalLink className={buttonClass({ variant: 'accent' })} to="/kotodama/create">
        {t('menu.create.name')}
      </LocalLink>
    </div>
  );
}

function Leaf({ creation, onDeleted }: { creation: HaikuCreation; onDeleted: () => void }) {
  const t = useTranslations('kotodama');
  const poet = usePoet();
  const arrival = useLocation().state as Partial<JustHandedIn> | null;
  const { content, changedAt, copyOf, refused } = creation;
  const classic = content.poem === null ? null : classicOf(content.poem);
  const text = textOfHaiku(content).join(' ');
  return (
    <div className="kot-poems__leaf">
      <PoemCard haiku={content} at={changedAt} label={t('poem.label', { text })} />
      <aside className="kot-poems__side">
        {copyOf !== null && (
          <Alert>
            <p>{t('collection.copyOf')}</p>
            <LocalLink to={draftPath(content, copyOf)}>{t('editor.otherVersion')}</LocalLink>
          </Alert>
        )}
        {refused !== null && <p className="small soft">{t('collection.here')}</p>}
        <PoemScore haiku={content} poems={poet?.poems ?? {}} />
        {classic && <Original poem={classic} translation={t(`translations.${classic.id as ClassicId}`)} />}
        <LocalLink
          className={buttonClass({ variant: 'line', block: true })}
          to={content.poem === null ? '/kotodama/create' : '/kotodama/complete'}
        >
          {t('poem.new')}
        </LocalLink>
        <PoemActs creation={creation} onDeleted={onDeleted} />
        {arrival?.answers && <NextSteps events={arrival.answers} offers={['write', 'due']} />}
      </aside>
    </div>
  );
}

function Drafts({ drafts }: { drafts: readonly HaikuCreation[] }) {
  const t = useTranslations('kotodama.collection');
  return (
    <section aria-labelledby="kot-drafts">
      <h3 id="kot-drafts">{t('drafts')}</h3>
      <ul className="kot-poems__drafts">
        {drafts.map(({ name, content, copyOf, refused }) => {
          const text = textOfLines(content.lines).trim();
          return (
            <li key={name}>
              <LocalLink to={draftPath(content, idOf(name))}>
                <span {...(text !== '' && japanese)}>{text === '' ? t('untitled') : text}</span>
                <span className="small soft">{copyOf === null ? t('goOn') : t('copyOf')}</span>
                {refused !== null && <span className="small soft">{t('here')}</span>}
              </LocalLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What can be done with a finished poem: taken along, or deleted with a way back. */
function PoemActs({ creation, onDeleted }: { creation: HaikuCreation; onDeleted: () => void }) {
  const t = useTranslations('kotodama.poem');
  const toast = useToast();

  async function remove(): Promise<void> {
    const bringBack = await (await browserLearner().creations()).remove(creation.name);
    const comeBack = async () => {
      await bringBack();
      toast({ tone: 'ok', title: t('broughtBack') });
    };
    toast({
      tone: 'ok',
      title: t('deleted'),
      action: { label: t('undo'), onClick: () => void comeBack() },
    });
    focusContent();
    onDeleted();
  }

  return (
    <div className="kot-acts">
      <PoemFiles haiku={creation.content} at={creation.changedAt} />
      <Button variant="quiet" block icon="trash" onClick={() => void remove()}>
        {t('delete')}
      </Button>
    </div>
  );
}
