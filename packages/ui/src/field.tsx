import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import './field.css';
import { Icon } from './icon.tsx';

/** What a control needs to be tied to its label, hint and error: spread it on an input, select or textarea. */
interface FieldControl {
  id: string;
  className: 'input';
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldWords {
  label: ReactNode;
  /** the word "optional", in the reader's language, when nothing has to be filled in */
  optional?: ReactNode;
  hint?: ReactNode;
  /** what is wrong and how to mend it */
  error?: ReactNode;
}

interface OwnControl {
  id?: string | undefined;
  className?: string | undefined;
  /** draws a select, a textarea, or an input with more around it */
  children: (control: FieldControl) => ReactNode;
}

type PlainInput = Omit<ComponentProps<'input'>, 'children'> & { children?: undefined };

export type FieldProps = FieldWords & (OwnControl | PlainInput);

/**
 * A labelled control with its hint and error. Without children it is an input and takes an input's props;
 * `className` goes to the frame.
 */
export function Field({ label, optional, hint, error, id, className, children, ...input }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const control: FieldControl = {
    id: controlId,
    className: 'input',
    'aria-describedby': classNames(hint ? hintId : null, error ? errorId : null) || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={controlId}>
        {label} {optional && <span className="field__opt">({optional})</span>}
      </label>
      {children ? children(control) : <input {...input} {...control} />}
      {hint && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__err" id={errorId}>
          <Icon name="warn" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
