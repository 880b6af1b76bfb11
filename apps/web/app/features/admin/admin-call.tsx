import { type AnswerOf, type Contract, proofNeeded } from '@michi/contracts/contract';
import { postSecondFactorProof } from '@michi/contracts/second-factor';
import { Alert } from '@michi/ui/alert';
import { Dialog } from '@michi/ui/dialog';
import { createContext, type ReactNode, use, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ApiError, type CallOptions, call } from '../../lib/calls/api-client.ts';
import { useSession } from '../../lib/device/session.ts';
import { asUser } from '../accounts/as-user.ts';
import { CodeField } from '../accounts/code-field.tsx';
import { SubmitButton } from '../accounts/submit-button.tsx';
import { useAccountForm } from '../accounts/use-account-form.ts';

/** The admin closed the question for a code: what was asked for does not happen. */
export class NotProved extends Error {
  override readonly name = 'NotProved';
}

/** Resolves once the admin has proved the second factor; rejects with `NotProved`. */
const Proof = createContext<() => Promise<void>>(async () => {});

/** Asks for a code of the second factor when a call needs it. */
export function ProofProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('admin.proof');
  const common = useTranslations('common');
  const [waiting, setWaiting] = useState<PromiseWithResolvers<void> | null>(null);
  const asked = useRef<PromiseWithResolvers<void> | null>(null);
  const prove = () => {
    asked.current ??= Promise.withResolvers<void>();
    setWaiting(asked.current);
    return asked.current.promise;
  };
  const end = () => {
    asked.current = null;
    setWaiting(null);
  };
  return (
    <Proof value={prove}>
      {children}
      {waiting && (
        <Dialog
          open
          title={t('title')}
          closeLabel={common('close')}
          onClose={() => {
            waiting.reject(new NotProved());
            end();
          }}
        >
          <ProofForm
            onProved={() => {
              waiting.resolve();
              end();
            }}
          />
        </Dialog>
      )}
    </Proof>
  );
}

function ProofForm({ onProved }: { onProved: () => void }) {
  const t = useTranslations('admin.proof');
  const problem = useTranslations('accounts.problem');
  const locale = useLocale();
  const token = useSession()?.token;
  const { pending, message, field, formProps } = useAccountForm(async ({ code = '' }) => {
    await call(postSecondFactorProof, { token, body: { code }, locale });
    onProved();
  }, problem('failed'));
  return (
    <form className="account-page__form mt-4" {...formProps}>
      <p className="soft">{t('text')}</p>
      {message && <Alert tone="bad">{message}</Alert>}
      <CodeField {...field('code')} takesFocus />
      <SubmitButton pending={pending} says={t('pending')}>
        {t('submit')}
      </SubmitButton>
    </form>
  );
}

/** Makes a call as the admin; where it needs a proof of the second factor, that is asked for, and the call made once more. */
export function useAdminCall(): <C extends Contract>(
  contract: C,
  options: Omit<CallOptions<C>, 'locale' | 'token'>,
) => Promise<AnswerOf<C>> {
  const prove = use(Proof);
  const locale = useLocale();
  const token = useSession()?.token ?? '';
  return async (contract, options) => {
    const ask = () =>
      asUser(token, call(contract, { ...options, token, locale } as CallOptions<typeof contract>));
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === proofNeeded)) throw error;
      await prove();
      return ask();
    }
  };
}
