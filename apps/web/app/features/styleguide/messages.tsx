import { Alert } from '@michi/ui/alert';
import { Button } from '@michi/ui/button';
import { Card, Panel, Sheet } from '@michi/ui/card';
import { Dialog } from '@michi/ui/dialog';
import { Hanamaru } from '@michi/ui/hanamaru';
import { Ja, Kanji } from '@michi/ui/japanese';
import { KanjiCard } from '@michi/ui/kanji-card';
import { Masu } from '@michi/ui/masu';
import { Stamp } from '@michi/ui/stamp';
import { EmptyState, ErrorState, LoadingState } from '@michi/ui/state';
import { type Toast, ToastCard, useToast } from '@michi/ui/toast';
import { Tooltip } from '@michi/ui/tooltip';
import { useState } from 'react';
import { Chapter } from './chapter.tsx';

const toasts: readonly (Toast & { title: string })[] = [
  { tone: 'award', title: 'Neuer Erfolg: Fünf am Stück', text: '+100 XP' },
  { tone: 'ok', title: 'Richtig!', text: <Ja>電車 · でんしゃ</Ja> },
  { tone: 'bad', title: 'Nicht ganz …', text: 'Versuche es nochmal.' },
];

/** Toasts, alerts, notes; empty, loading, failed; motion. */
export function Messages() {
  const show = useToast();
  const [replay, setReplay] = useState(0);
  return (
    <>
      <Chapter title="Meldungen" japanese="知らせ">
        <div className="notes">
          {toasts.map((toast) => (
            <ToastCard key={toast.title} {...toast} dismissLabel="Schließen" onDismiss={() => show(toast)} />
          ))}
          <Alert>Keine Level vom Server gefunden. Verwende Standardlevel.</Alert>
          <Alert tone="bad">Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.</Alert>
          <Alert tone="ok" title="Gespeichert">
            Dein Siegel ist jetzt <Ja>雪</Ja>.
          </Alert>
          <Alert tone="note">Du spielst als Gast. Dein Fortschritt bleibt auf diesem Gerät.</Alert>
          <div className="row">
            <Tooltip
              content={
                <>
                  <Kanji>亻</Kanji> Mensch: steht links
                </>
              }
            >
              <Button variant="line" size="sm">
                Hinweis zeigen
              </Button>
            </Tooltip>
          </div>
        </div>
      </Chapter>
      <Chapter title="Leer, lädt, Fehler" japanese="状態">
        <div className="sts">
          <EmptyState
            heading="h3"
            title="Keine Artikel in dieser Kategorie."
            text={
              <>
                <Ja>空</Ja> heißt leer, aber auch Himmel. Schau in „Alle“ nach.
              </>
            }
            action={
              <Button variant="line" size="sm">
                Alle Artikel
              </Button>
            }
          />
          <LoadingState label="Lädt" />
          <ErrorState
            heading="h3"
            title="Keine Level verfügbar."
            text="Bitte versuche es später erneut."
            action={
              <Button size="sm" icon="reset">
                Nochmal laden
              </Button>
            }
          />
        </div>
      </Chapter>
      <Chapter title="Bewegung" japanese="動き">
        <div className="mo" key={replay}>
          <figure>
            <Masu>
              <svg className="inkdemo" viewBox="0 0 100 100" aria-hidden="true">
                <path pathLength="1" d="M50 10C50 40 40 70 14 90" />
                <path pathLength="1" d="M50 44C60 64 74 80 90 88" />
              </svg>
            </Masu>
            <figcaption>Strich: 900 ms, ease-ink</figcaption>
          </figure>
          <figure>
            <Masu kanji="完">
              <Stamp kanji="済" size="4rem" falling />
            </Masu>
            <figcaption>Pon: 380 ms, ease-stamp</figcaption>
          </figure>
          <figure>
            <KanjiCard kanji="未" state="wrong" label="未, falsch" tabIndex={-1} />
            <figcaption>Stups: 320 ms</figcaption>
          </figure>
          <figure>
            <Masu style={{ border: 0 }}>
              <Hanamaru label="Hanamaru: ausgezeichnet" />
            </Masu>
            <figcaption>Hanamaru</figcaption>
          </figure>
        </div>
        <p className="mt-4">
          <Button variant="line" size="sm" icon="reset" onClick={() => setReplay(replay + 1)}>
            Nochmal abspielen
          </Button>
        </p>
      </Chapter>
    </>
  );
}

/** Leaves, sheets and windows. */
export function Windows() {
  const [open, setOpen] = useState<'pause' | 'result' | null>(null);
  const show = useToast();
  const close = () => setOpen(null);
  return (
    <>
      <Chapter title="Blätter" japanese="紙">
        <div className="notes">
          <Card>Karte: ein loses Blatt.</Card>
          <Panel as="section">
            <h3>Feld</h3>Ein Bereich, der flach liegt.
          </Panel>
          <Sheet rule>Bogen mit Doppellinie.</Sheet>
        </div>
      </Chapter>
      <Chapter title="Fenster" japanese="窓">
        <div className="row">
          <Button onClick={() => setOpen('pause')}>Pause</Button>
          <Button variant="line" onClick={() => setOpen('result')}>
            Ergebnis, nicht wegzuklicken
          </Button>
        </div>
        <Dialog open={open === 'pause'} onClose={close} title="Pause" closeLabel="Schließen">
          <p className="soft mt-2">Die Zeit steht still. Atme einmal durch.</p>
          <div className="stack mt-6">
            <Button variant="accent" block icon="play" onClick={close}>
              Weiterspielen
            </Button>
            <Button
              variant="line"
              block
              icon="reset"
              onClick={() => show({ tone: 'ok', title: 'Neu gestartet' })}
            >
              Level neu starten
            </Button>
            <Button variant="quiet" block onClick={close}>
              Zum Hauptmenü
            </Button>
          </div>
        </Dialog>
        <Dialog open={open === 'result'} onClose={close} title="Geschafft" dismissable={false}>
          <p className="soft mt-2">Dieses Fenster schließt nur sein Knopf.</p>
          <div className="stack mt-6">
            <Button variant="accent" block onClick={close}>
              Weiter
            </Button>
          </div>
        </Dialog>
      </Chapter>
    </>
  );
}
