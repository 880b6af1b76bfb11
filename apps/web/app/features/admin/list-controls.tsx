import { Field } from '@michi/ui/field';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';

const typedForMs = 300;

/** What is searched for; the list follows shortly after the last letter. */
export function SearchField({
  value,
  label,
  onSearch,
}: {
  value: string;
  label: string;
  onSearch: (value: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onSearch(typed), typedForMs);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <Field
      className="adm-search"
      label={label}
      type="search"
      value={typed}
      maxLength={100}
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

export interface FilterProps<Value extends string> {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onChange: (value: Value) => void;
}

/** One of several values of a column, or any. */
export function Filter<Value extends string>({ label, value, options, onChange }: FilterProps<Value>) {
  const id = useId();
  return (
    <div className="adm-filter">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The head of a section: its name, a line about it, and its buttons. */
export function SectionHead({
  title,
  line,
  children,
}: {
  title: string;
  line?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="adm-h">
      <div>
        {line && <p className="soft small num">{line}</p>}
        <h1>{title}</h1>
      </div>
      {children}
    </div>
  );
}

/** Why something is changed, for the change log. */
export function ReasonField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTranslations('admin.reason');
  return (
    <Field
      label={t('label')}
      optional={t('optional')}
      hint={t('hint')}
      value={value}
      maxLength={200}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
