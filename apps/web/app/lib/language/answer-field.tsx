import { classNames } from '@michi/ui/class-names';
import { Field } from '@michi/ui/field';
import type { ComponentProps } from 'react';

interface AnswerFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  readonly label: string;
  readonly hint: string;
  /** Stands in place of the hint. */
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A meaning or a reading to type, which no keyboard corrects and no browser suggests. `className` goes to the input. */
export function AnswerField({ label, hint, error, onChange, className, ...input }: AnswerFieldProps) {
  return (
    <Field label={label} hint={error ? undefined : hint} error={error}>
      {(control) => (
        <input
          {...input}
          {...control}
          className={classNames(control.className, className)}
          onChange={(event) => onChange(event.target.value)}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
        />
      )}
    </Field>
  );
}
