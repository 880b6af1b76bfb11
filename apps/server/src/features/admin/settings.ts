import type { AdminSiteSettings, patchAdminSettings, SiteFields } from '@michi/contracts/admin-settings';
import type { BodyOf } from '@michi/contracts/contract';
import { fieldError } from '../../api/api-error.ts';
import type { Caller } from '../../api/caller.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import type { SiteSettings } from '../../site-settings.ts';
import { type ChangeLog, changedSince, versionOf } from './change-log.ts';

const action = 'setting.change';
const subject = { kind: 'setting', id: 'site', name: '' } as const;

/** What admins change of what the site says of itself. */
export interface AdminSettings {
  show(): Promise<AdminSiteSettings>;
  /** Throws ApiError 409 when it was changed since, 422 for what the environment sets. */
  change(admin: Caller, changes: BodyOf<typeof patchAdminSettings>): Promise<AdminSiteSettings>;
}

export interface AdminSettingsParts {
  readonly site: SiteSettings;
  readonly log: ChangeLog;
  readonly queue: WriteQueue;
}

export function createAdminSettings({ site, log, queue }: AdminSettingsParts): AdminSettings {
  const show = async (): Promise<AdminSiteSettings> => {
    const values = await site.values();
    return { values, locked: site.locked, version: versionOf(values) };
  };

  log.register(action, async (_, before, after) => {
    const values = await site.values();
    const present: Record<string, unknown> = values;
    const isAsItBecame = Object.entries(after).every(([name, value]) => present[name] === value);
    if (isAsItBecame) await site.store({ ...values, ...(before as Partial<SiteFields>) });
    return isAsItBecame;
  });

  return {
    show,
    async change(admin, { version, reason, ...changes }) {
      const sent = Object.entries(changes).filter(([, value]) => value !== undefined);
      await queue.run(async () => {
        const before = await site.values();
        if (versionOf(before) !== version) throw changedSince();
        const after: SiteFields = { ...before, ...Object.fromEntries(sent) };
        for (const name of Object.keys(site.locked) as (keyof SiteFields)[])
          if (after[name] !== before[name]) throw fieldError(422, name, 'admin.setByEnvironment');
        if (versionOf(after) === versionOf(before)) return;
        await site.store(after);
        await log.note(admin, { action, subject, reason, before: { ...before }, after: { ...after } });
      });
      return show();
    },
  };
}
