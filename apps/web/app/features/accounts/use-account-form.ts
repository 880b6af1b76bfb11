import { email } from '@michi/contracts/email-address';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { ApiError, UnreadableAnswer } from '../../lib/calls/api-client.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { tookTooLong } from '../../lib/calls/too-long.ts';
import type { FormValues } from '../../lib/pages/typed.ts';

/** What is wrong: a sentence for each shown field, else one for the whole form; in the reader's language. */
interface Trouble {
  readonly message: string;
  readonly errors: FormValues;
}
const none: Trouble = { message: '', errors: {} };

/** The controls that can be filled in. */
const fieldsOf = (form: HTMLFormElement): (HTMLInputElement | HTMLSelectElement)[] =>
  [...form.elements].filter(
    (element) =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name !== '',
  ) as (HTMLInputElement | HTMLSelectElement)[];

/** Browsers refuse addresses in full-width characters and some domains of other scripts, which the call takes. */
const isValid = ({ validity, value }: HTMLInputElement | HTMLSelectElement): boolean =>
  validity.valid || (validity.typeMismatch && z.safeParse(email, value).success);

/** What stands in the controls of a form. */
export const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));

/**
 * A form that is sent without leaving the page. Only what every server would refuse is held back here: what is
 * missing, and what is no email. `send` throws what the server said. `refused` is shown when it said nothing.
 */
export function useAccountForm(send: (values: FormValues) => Promise<void>, refused: string) {
  const t = useTranslations('accounts.problem');
  const problems = useTranslations('problems');
  const [pending, setPending] = useState(false);
  const [trouble, setTrouble] = useState(none);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (trouble === none) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    wrong?.focus();
    const told = wrong?.closest('.field') ?? form.current?.querySelector('[role=alert]');
    told?.scrollIntoView({ block: 'nearest' });
  }, [trouble]);

  const problemOf = ({ validity }: HTMLInputElement | HTMLSelectElement): string => {
    if (validity.valueMissing) return t('missing');
    return validity.typeMismatch ? t('email') : t('invalid');
  };
  const explain = (error: unknown, names: ReadonlySet<string>): Trouble => {
    if (!(error instanceof ApiError)) {
      logFailure(error, 'an account form');
      if (tookTooLong(error)) return { message: problems('tooLong.text'), errors: {} };
      return { message: t(error instanceof UnreadableAnswer ? 'unreadable' : 'network'), errors: {} };
    }
    const firsts = Object.entries(error.errors).flatMap(([name, [first]]) =>
      first !== undefined && names.has(name) ? [[name, first] as const] : [],
    );
    if (firsts.length > 0) return { message: '', errors: Object.fromEntries(firsts) };
    const [first] = Object.values(error.errors).flat();
    return { message: first || error.message || refused, errors: {} };
  };

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const fields = fieldsOf(event.currentTarget);
    const wrong = fields.filter((field) => !isValid(field));
    if (wrong.length > 0) {
      const errors = Object.fromEntries(wrong.map((field) => [field.name, problemOf(field)]));
      return setTrouble({ message: '', errors });
    }
    setTrouble(none);
    setPending(true);
    try {
      await send(valuesOf(event.currentTarget));
    } catch (error) {
      setTrouble(explain(error, new Set(fields.map(({ name }) => name))));
    } finally {
      setPending(false);
    }
  };
  return {
    pending,
    /** What is wrong with the form as a whole, empty when there is nothing. */
    message: trouble.message,
    /** A field's name, and what is wrong with it. */
    field: (name: string) => ({ name, error: trouble.errors[name] }),
    formProps: { ref: form, noValidate: true, onSubmit: submit },
  };
}
