import {
  type ListedModule,
  postModuleStart,
  type StartedModule,
  startedModule,
} from '@michi/contracts/tabibito';
import type { Locale } from '@michi/messages/locales';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { browserLearner } from '../../learner/browser-learner.ts';
import { ApiError, call } from '../../lib/calls/api-client.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { freshOrLast } from './last-answer.ts';

const locked = 403;

/**
 * Starts a module and answers it with its content, null while it is on its way. When it cannot be had, what is known
 * of the module already stands in, with a story of our own.
 */
export function useStarted(module: ListedModule): StartedModule | null {
  const t = useTranslations('tabibito.module');
  const locale = useLocale();
  const [started, setStarted] = useState<StartedModule | null>(null);
  const standIn = useEffectEvent(
    (): StartedModule => ({ ...module, story: t('fallbackStory'), content: [] }),
  );
  useEffect(() => {
    let left = false;
    const key = `module:${module.id}:${locale}`;
    void freshOrLast(key, startedModule, () => start(module.id, locale), logFailure).then((answer) => {
      if (!left) setStarted(answer ?? standIn());
    });
    return () => {
      left = true;
    };
  }, [module.id, locale]);
  return started;
}

/** The server may not know yet that the module before is done: then it is told first. Rejects as `call` does. */
async function start(id: string, locale: Locale): Promise<StartedModule> {
  const learner = browserLearner();
  const ask = () => call(postModuleStart, { params: { id }, locale, deviceId: learner.deviceId });
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiError && error.status === locked)) throw error;
    await learner.deliver();
    return ask();
  }
}
