import { mostPoints } from '@michi/games/monogatari/constants';
import { isPublishable, lackOf, requiredIn, type ShownContent, scoreOf } from '@michi/games/monogatari/score';
import type { Template } from '@michi/games/monogatari/templates';
import { Button } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { useTranslations } from 'use-intl';
import './publish-window.css';
import { RequiredKanji } from './required-kanji.tsx';
import type { GoTo } from './toolbar.tsx';

export interface PublishWindowProps {
  readonly shown: readonly ShownContent[];
  readonly template: Template;
  readonly onClose: () => void;
  readonly onPublish: () => void;
  /** Leads to what is missing. */
  readonly onGoTo: GoTo;
}

const toolFor = { figure: 'figure', text: 'bubble', both: 'figure' } as const;

/** What a page still lacks, each a step away. It can go out as it is, unless nothing is said on it. */
export function PublishWindow({ shown, template, onClose, onPublish, onGoTo }: PublishWindowProps) {
  const t = useTranslations('monogatari.publish');
  const common = useTranslations('common');
  const required = useTranslations('monogatari.required');
  const used = requiredIn(shown, template);
  const count = { used: used.length, all: template.requiredKanji.length };
  const lacking = shown.flatMap((panel, index) => {
    const lack = lackOf(panel);
    return lack ? [{ index, lack }] : [];
  });
  const canPublish = isPublishable(shown);
  return (
    <Dialog open onClose={onClose} title={t('heading')} closeLabel={common('close')}>
      <div className="mng-lacking">
        <p>
          {canPublish ? t('lead', { points: scoreOf(shown, template).score, all: mostPoints }) : t('empty')}
        </p>
        {count.used < count.all && (
          <section aria-labelledby="mng-lacking-kanji">
            <h3 id="mng-lacking-kanji" className="label">
              {required('heading')} <span className="num">{required('count', count)}</span>
            </h3>
            <RequiredKanji kanji={template.requiredKanji} used={used} />
            <Button variant="line" size="sm" onClick={() => onGoTo('words', null)}>
              {t('toWords')}
            </Button>
          </section>
        )}
        {lacking.length > 0 && (
          <section aria-labelledby="mng-lacking-panels">
            <h3 id="mng-lacking-panels" className="label">
              {t('panels')}
            </h3>
            <ul>
              {lacking.map(({ index, lack }) => (
                <li key={index}>
                  <button type="button" onClick={() => onGoTo(toolFor[lack], index)}>
                    <b className="num">{t('toPanel', { panel: index + 1 })}</b>
                    <span>{t(`lacks.${lack}`)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="mng-lacking__ways">
          <Button variant={canPublish ? 'line' : 'accent'} block onClick={onClose}>
            {t('goOn')}
          </Button>
          {canPublish && (
            <Button variant="accent" block onClick={onPublish}>
              {t('anyway')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
