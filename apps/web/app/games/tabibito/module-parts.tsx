import type { ModuleKanji, StartedModule } from '@michi/contracts/tabibito';
import { exercisePoints } from '@michi/games/tabibito/constants';
import { earnedXp } from '@michi/games/tabibito/path';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Meaning } from '../../lib/language/meaning.tsx';
import './module-parts.css';

/** The kanji of a module with what they mean and how they are read first. */
export function KanjiList({ kanji }: { kanji: readonly ModuleKanji[] }) {
  const t = useTranslations('tabibito.module');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 className="tabi-read__h" id={titleId}>
        {t('kanji')}
      </h3>
      <ul className="tabi-kanji">
        {kanji.map((each) => (
          <li key={each.kanji}>
            <Masu kanji={each.kanji} form="model" />
            <p>
              <b>
                <Meaning of={each} />
              </b>
              <Ja>{each.reading}</Ja> <i>{each.romaji}</i>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const rewards = {
  practice: 'path.xp',
  quiz: 'module.rewardQuiz',
  review: 'path.xp',
  challenge: 'module.rewardDouble',
} as const;

/** What to expect of a module that is played. */
export function InfoPanel({ module }: { module: StartedModule }) {
  const t = useTranslations('tabibito');
  const { type, run } = module;
  const xp = earnedXp(module);
  if (type === 'lesson') return null;
  if (type === 'game') return <p className="tabi-panel">{t('module.gameText')}</p>;
  const questions = type === 'quiz' ? t('module.questionsQuiz') : String(run?.setup.questions ?? '–');
  const levels = {
    practice: 'levelReview',
    quiz: 'levelQuiz',
    review: 'levelReview',
    challenge: 'levelChallenge',
  } as const;
  const texts = {
    practice: 'practiceText',
    quiz: 'quizText',
    review: 'reviewText',
    challenge: 'challengeText',
  } as const;
  return (
    <section className="tabi-panel" aria-label={t('module.panel')}>
      <dl className="num">
        <div>
          <dt>{t('module.time')}</dt>
          <dd>{t(type === 'quiz' ? 'module.timeQuiz' : 'module.noTime')}</dd>
        </div>
        <div>
          <dt>{t('module.questions')}</dt>
          <dd>{questions}</dd>
        </div>
        <div>
          <dt>{t('module.level')}</dt>
          <dd>{t(`module.${levels[type]}`)}</dd>
        </div>
        <div>
          <dt>{t('module.reward')}</dt>
          <dd>{t(rewards[type], { xp })}</dd>
        </div>
      </dl>
      <p>{t(`module.${texts[type]}`, { points: exercisePoints })}</p>
    </section>
  );
}
