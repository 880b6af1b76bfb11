import type { State } from '@michi/games/tokyoquest/rules';
import { Icon } from '@michi/ui/icon';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';

interface VerdictProps {
  readonly phase: State['phase'];
  /** The wrong answer of which is told, also after the feedback; null for none. */
  readonly given: string | null;
  readonly cost: number;
  /** One sentence that helps on and does not name the answer. */
  readonly hint: string;
}

/** How the answer was. What explains a wrong one stays until the next is checked. */
export function Verdict({ phase, given, cost, hint }: VerdictProps) {
  const t = useTranslations('tokyoquest.quest');
  const verdict = useRef<HTMLDivElement>(null);
  // on a phone it may stand below what is seen
  useEffect(() => {
    if (phase === 'right' || phase === 'wrong') verdict.current?.scrollIntoView({ block: 'nearest' });
  }, [phase]);
  return (
    <div ref={verdict} className="tq-verdict" role="status">
      {phase === 'right' ? (
        <div className="tq-verdict__in is-right">
          <Icon name="spark" />
          <p>
            <Words>{t('right')}</Words>
          </p>
        </div>
      ) : (
        given !== null && (
          <div className="tq-verdict__in is-wrong">
            <Icon name="close" />
            <div>
              <p>
                <Words>{t('wrong')}</Words> <span className="num">{t('cost', { cost })}</span>
              </p>
              <p>
                <WithJapanese>{hint}</WithJapanese>
              </p>
            </div>
          </div>
        )
      )}
    </div>
  );
}

/** A sentence whose first sign is drawn beside it, and said where nobody sees it. */
function Words({ children }: { children: string }) {
  const [sign, ...words] = children.split(' ');
  return (
    <strong>
      <span className="sr-only">{sign} </span>
      {words.join(' ')}
    </strong>
  );
}
