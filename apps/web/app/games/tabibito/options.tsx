import type { ModuleKanji } from '@michi/contracts/tabibito';
import type { ModuleQuestion } from '@michi/games/tabibito/deal';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { keyed } from '@michi/ui/keyed';
import { Masu } from '@michi/ui/masu';
import { useTranslations } from 'use-intl';
import { meaningText } from '../../lib/language/meaning.tsx';
import { useDigitKeys } from '../../lib/react/use-digit-keys.ts';
import type { QuestionProps } from './question-props.ts';
import './options.css';

/** The answers to choose from, also by the keys 1 to 4. */
export function Options({ state, question, kanji, onMove }: Omit<QuestionProps, 'hidden'>) {
  const t = useTranslations('tabibito.run');
  const choose = (index: number) => onMove({ choose: index });
  useDigitKeys((digit) => digit > 0 && choose(digit - 1));
  return (
    <fieldset className={`tabi-options tabi-options--${question.kind}`}>
      <legend className="sr-only">{t('options')}</legend>
      {question.options.map((option, index) => {
        const judgement = judgementOf(state, question, option);
        const words = wordsOf(question, kanji, option);
        return (
          <button
            key={option}
            type="button"
            className={`tabi-option${judgement ? ` is-${judgement}` : ''}`}
            {...keyed(index + 1)}
            disabled={judgement === 'struck'}
            aria-disabled={state.phase !== 'asking' || undefined}
            aria-label={judgement ? t(`marked.${judgement}`, { option: words }) : undefined}
            onClick={() => choose(index)}
          >
            <OptionFace kind={question.kind} option={option} words={words} />
            {judgement === 'right' && <Icon name="check" />}
            {judgement === 'wrong' && <Icon name="close" />}
          </button>
        );
      })}
    </fieldset>
  );
}

function OptionFace({
  kind,
  option,
  words,
}: Pick<ModuleQuestion, 'kind'> & { option: string; words: string }) {
  if (kind === 'kanji') return <Masu kanji={option} />;
  return kind === 'reading' ? <Ja>{words}</Ja> : <span>{words}</span>;
}

/** What stands on an option: a meaning, a kanji or a reading. */
function wordsOf({ kind }: ModuleQuestion, kanji: readonly ModuleKanji[], option: string): string {
  const known = kanji.find((each) => each.kanji === option);
  if (kind === 'kanji' || !known) return option;
  return kind === 'meaning' ? meaningText(known) : known.reading;
}

function judgementOf(
  { phase, given, struck }: QuestionProps['state'],
  question: ModuleQuestion,
  option: string,
) {
  if (struck.includes(option)) return 'struck';
  if (phase === 'asking') return null;
  if (option === question.kanji) return 'right';
  return option === given ? 'wrong' : null;
}
