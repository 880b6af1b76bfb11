import { locales } from '@michi/messages/locales';
import { Field } from '@michi/ui/field';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { languageNames } from '../shell/language-menu.tsx';

interface PersonFieldProps {
  readonly name: string;
  readonly error: string | undefined;
  readonly defaultValue: string | undefined;
}

/** The choice of language: all five, each in itself. */
export function LanguageField({ error, ...select }: PersonFieldProps) {
  const t = useTranslations('accounts');
  return (
    <Field label={t('language')} error={error}>
      {(control) => (
        <select {...select} {...control}>
          {locales.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {languageNames[locale]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A country by its two letters, which become capitals as they are typed. */
export function CountryField(props: PersonFieldProps) {
  const t = useTranslations('accounts');
  return (
    <Field
      {...props}
      label={t('country')}
      optional={t('optional')}
      hint={t('countryHint')}
      autoComplete="country"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={2}
      onInput={capitalize}
    />
  );
}

function capitalize({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const capitals = input.value.toUpperCase().slice(0, 2); // some letters become two
  if (input.value !== capitals) input.value = capitals;
}
