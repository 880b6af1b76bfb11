import type { ListedModule } from '@michi/contracts/tabibito';
import { Icon } from '@michi/ui/icon';
import { japanese } from '@michi/ui/japanese';
import { Stamp } from '@michi/ui/stamp';
import { type MouseEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import { kanjiNumeral } from '../../lib/language/kanji-numeral.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { ModuleFacts } from './module-facts.tsx';
import '../linked-sheet.css';
import './stations.css';

export interface StationsProps {
  readonly modules: readonly ListedModule[];
  /** Ids of the modules of which a run was left. */
  readonly saved: readonly string[];
  /** Ids of those that have to be passed once more. */
  readonly unproved: ReadonlySet<string>;
  /** The address of this page. */
  readonly here: string;
  readonly onOpen: (event: MouseEvent, id: string) => void;
}

/** The modules of a path as stations on a line. */
export function Stations({ modules, saved, unproved, here, onOpen }: StationsProps) {
  const t = useTranslations('tabibito');
  const baseId = useId();
  const next = modules.find((module) => !module.is_locked && !module.is_completed);
  return (
    <ol className="tabi-line" aria-label={t('path.stations')}>
      {modules.map((module, index) => {
        const { id, title, is_locked, is_completed } = module;
        const marks = `${is_completed ? ' is-done' : ''}${is_locked ? ' is-locked' : ''}${module === next ? ' is-next' : ''}`;
        return (
          <li key={id} className={`tabi-stop${marks}`}>
            <span className="tabi-stop__no" {...japanese} aria-hidden="true">
              {kanjiNumeral(index + 1)}
            </span>
            <div className="linked-sheet tabi-stop__sheet">
              <h3 className="tabi-stop__name">
                {is_locked ? (
                  <WithJapanese>{title}</WithJapanese>
                ) : (
                  <LocalLink
                    to={`${here}?station=${id}`}
                    preventScrollReset
                    aria-describedby={`${baseId}-${id}`}
                    onClick={(event) => onOpen(event, id)}
                  >
                    <WithJapanese>{title}</WithJapanese>
                  </LocalLink>
                )}
              </h3>
              <ModuleFacts module={module} id={`${baseId}-${id}`}>
                {is_locked ? (
                  <span className="sr-only">{t('path.lockedStation')}</span>
                ) : (
                  !is_completed && (
                    <b>
                      {t(saved.includes(id) ? 'path.saved' : module === next ? 'path.next' : 'path.open')}
                    </b>
                  )
                )}
                {unproved.has(id) && <b>{t('path.unproved')}</b>}
              </ModuleFacts>
              {is_locked && <Icon name="lock" size="sm" className="tabi-stop__lock" />}
              {is_completed && (
                <Stamp className="tabi-stop__stamp" kanji="済" size="2.75rem" label={t('path.done')} />
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
