import { patchProfile } from '@michi/contracts/profile';
import type { Title } from '@michi/progress/achievements';
import { useState, useSyncExternalStore } from 'react';
import { useLocale } from 'use-intl';
import { guestsTitle } from '../../learner/account/title.ts';
import { keys } from '../../learner/keys.ts';
import { call } from '../../lib/calls/api-client.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { renewSession, useSession } from '../../lib/device/session.ts';
import { browserStore } from '../../lib/device/storage.ts';

const entry = () => guestsTitle(browserStore());
const wornByGuest = () => entry().read()?.title ?? null;
const subscribe = (listener: () => void) =>
  browserStore().onChange((key) => key === keys.title && listener());

/** The title beside the learner's name: an account has it everywhere, a guest on this device. Only what is earned is worn. */
export function useTitle(earned: readonly Title[]) {
  const locale = useLocale();
  const session = useSession();
  const [asked, setAsked] = useState<Title | null | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  const ofGuest = useSyncExternalStore(subscribe, wornByGuest, () => null);

  async function wear(title: Title | null): Promise<void> {
    setFailed(false);
    if (!session) {
      if (title) entry().write({ v: 1, title });
      else entry().remove();
      return;
    }
    const { token } = session;
    setAsked(title);
    try {
      const { user } = await call(patchProfile, { token, body: { title }, locale });
      renewSession(token, { user });
    } catch (error) {
      logFailure(error, 'wearing a title');
      setFailed(true);
    }
    setAsked(undefined);
  }

  const chosen = session ? (session.user?.title ?? null) : ofGuest;
  const worn = chosen !== null && earned.includes(chosen) ? chosen : null;
  return {
    worn: asked === undefined ? worn : asked,
    wear: (title: Title | null) => void wear(title),
    failed,
  };
}
