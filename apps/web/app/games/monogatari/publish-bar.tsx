import { mostLettersOfTitle } from '@michi/games/monogatari/constants';
import { templateOf } from '@michi/games/monogatari/templates';
import { Button, buttonClass } from '@michi/ui/button';
import { Field } from '@michi/ui/field';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { later, useTried } from '../../lib/react/use-later.ts';
import { cleanText } from './clean-text.ts';
import type { PublishButtonProps } from './publish-button.tsx';
import { written } from './story-kind.ts';
import { isWhole } from './use-story-editor.ts';

const publishing = later(() => import('./publish-button.tsx'));

/** What a page is called, how far it is, and the way out into the world. */
export function PublishBar({ open, onGoTo }: PublishButtonProps) {
  const t = useTranslations('monogatari');
  const { loaded, failure, retry } = useTried(publishing);
  const { draft, content } = open;
  const { panels, template, title } = content;
  return (
    <div className="mng-publish">
      <Field
        label={t('editor.titleLabel')}
        hint={t('editor.titleHint')}
        value={title}
        maxLength={200}
        {...written(title)}
        placeholder={templateOf(template).title}
        onChange={(event) =>
          draft.change(
            {
              ...draft.shown().content,
              title: cleanText(event.currentTarget.value, mostLettersOfTitle).text,
            },
            'title',
          )
        }
      />
      <p className="small soft num">
        {t('editor.whole', { done: panels.filter(isWhole).length, all: panels.length })}
      </p>
      <LocalLink className={buttonClass({ variant: 'line' })} to="/monogatari">
        {t('editor.close')}
      </LocalLink>
      {loaded ? (
        <loaded.PublishButton open={open} onGoTo={onGoTo} />
      ) : (
        <Button variant="accent" busy={!failure} onClick={retry}>
          {t('publish.button')}
        </Button>
      )}
    </div>
  );
}
