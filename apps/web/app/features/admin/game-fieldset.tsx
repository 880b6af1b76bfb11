import type { GameFields } from '@michi/contracts/admin-games';
import { difficulties, durations, gameTags, playerCounts } from '@michi/games/game';
import { locales } from '@michi/messages/locales';
import { Chip } from '@michi/ui/chip';
import { Field } from '@michi/ui/field';
import { useTranslations } from 'use-intl';
import { languageNames } from '../shell/language-menu.tsx';
import { Filter } from './list-controls.tsx';

interface GameFieldsetProps {
  readonly fields: GameFields;
  /** What the server said of fields that it refused. */
  readonly refused: Readonly<Record<string, readonly string[]>>;
  readonly onChange: (change: Partial<GameFields>) => void;
}

const lines = ['title', 'japanese_title', 'emoji', 'link'] as const;
const longest = { title: 40, japanese_title: 20, emoji: 16, link: 200 } as const;
const colors = ['color', 'color_from', 'color_to'] as const;
const flags = ['available', 'is_coming_soon', 'is_new', 'premium_only'] as const;

/** Everything of a game that can be changed. */
export function GameFieldset({ fields, refused, onChange }: GameFieldsetProps) {
  const t = useTranslations('admin.games');
  const words = useTranslations('admin.users');
  const same = <Value extends string>(values: readonly Value[]) =>
    values.map((value) => [value, value] as const);
  const { difficulty, players, duration, descriptions, tags } = fields;
  return (
    <>
      {lines.map((name) => (
        <Field
          key={name}
          label={t(`fields.${name}`)}
          hint={name === 'link' && t('linkHint')}
          error={refused[name]?.[0]}
          value={fields[name]}
          maxLength={longest[name]}
          required
          autoComplete="off"
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
      {locales.map((locale) => (
        <Field
          key={locale}
          label={t('fields.description', { language: languageNames[locale] })}
          error={(refused[`descriptions.${locale}`] ?? refused.descriptions)?.[0]}
        >
          {(control) => (
            <textarea
              {...control}
              lang={locale}
              rows={3}
              maxLength={300}
              required
              value={descriptions[locale]}
              onChange={({ target }) =>
                onChange({ descriptions: { ...descriptions, [locale]: target.value } })
              }
            />
          )}
        </Field>
      ))}
      <fieldset className="adm-tags">
        <legend>{t('fields.tags')}</legend>
        <div className="chips" lang="de">
          {gameTags.map((tag) => (
            <Chip
              key={tag}
              pressed={tags.includes(tag)}
              onClick={() =>
                onChange({
                  tags: tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag],
                })
              }
            >
              {tag}
            </Chip>
          ))}
        </div>
      </fieldset>
      <p className="soft small">{t('germanWords')}</p>
      <div className="adm-pair">
        <Filter
          label={t('fields.difficulty')}
          value={difficulty}
          options={same(difficulties)}
          onChange={(value) => onChange({ difficulty: value })}
        />
        <Filter
          label={t('fields.players')}
          value={players}
          options={same(playerCounts)}
          onChange={(value) => onChange({ players: value })}
        />
        <Filter
          label={t('fields.duration')}
          value={duration}
          options={same(durations)}
          onChange={(value) => onChange({ duration: value })}
        />
      </div>
      <div className="adm-pair">
        {colors.map((name) => (
          <Field
            key={name}
            className="adm-color"
            label={t(`fields.${name}`)}
            error={refused[name]?.[0]}
            type="color"
            value={fields[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
      </div>
      <fieldset className="adm-tags">
        <legend>{words('state')}</legend>
        <div className="chips">
          {flags.map((name) => (
            <Chip key={name} pressed={fields[name]} onClick={() => onChange({ [name]: !fields[name] })}>
              {t(`fields.${name}`)}
            </Chip>
          ))}
        </div>
      </fieldset>
    </>
  );
}
