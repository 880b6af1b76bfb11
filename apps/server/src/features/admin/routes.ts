import { getAdminChanges, postAdminChangeUndo } from '@michi/contracts/admin-changes';
import {
  getAdminUser,
  getAdminUserExport,
  getAdminUsers,
  patchAdminUser,
  postAdminUserDeletion,
  postAdminUserLogout,
} from '@michi/contracts/admin-users';
import { type Api, answer } from '../../api/route.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import type { AdminAnswers } from './answers.ts';
import { answersRoutes } from './answers-routes.ts';
import type { ChangeLog } from './change-log.ts';
import type { AdminLetters } from './letters.ts';
import { lettersRoutes } from './letters-routes.ts';
import type { AdminNames } from './names.ts';
import { namesRoutes } from './names-routes.ts';
import type { AdminUsers } from './users.ts';

export interface AdminRoutesParts {
  readonly changeLog: ChangeLog;
  readonly adminUsers: AdminUsers;
  readonly adminLetters: AdminLetters;
  readonly adminNames: AdminNames;
  readonly adminAnswers: AdminAnswers;
}

/** The calls of the administration. */
export function adminRoutes(api: Api, parts: AdminRoutesParts): void {
  const { changeLog, adminUsers, adminLetters, adminNames, adminAnswers } = parts;
  api.route(getAdminChanges, async ({ query }) => answer(200, await changeLog.list(query)));
  api.route(postAdminChangeUndo, async ({ caller, params }) =>
    answer(200, await changeLog.undo(caller, params.id)),
  );

  api.route(getAdminUsers, async ({ query }) => answer(200, await adminUsers.list(query)));
  api.route(getAdminUser, async ({ caller, params }) =>
    answer(200, await adminUsers.find(caller, params.id)),
  );
  api.route(patchAdminUser, async ({ caller, params, body }) =>
    answer(200, await adminUsers.change(caller, params.id, body)),
  );
  api.route(postAdminUserLogout, async ({ caller, params, body, locale }) => {
    await adminUsers.logOut(caller, params.id, body.reason);
    return answer(200, { message: mailTexts(locale)('answers.loggedOutEverywhere') });
  });
  api.route(getAdminUserExport, ({ caller, params }) => adminUsers.export(caller, params.id));
  api.route(postAdminUserDeletion, async ({ caller, params, body, locale }) => {
    await adminUsers.remove(caller, params.id, body.username, body.reason);
    return answer(200, { message: mailTexts(locale)('answers.accountDeletedByAdmin') });
  });

  lettersRoutes(api, { adminLetters, countReported: adminNames.countReported });
  namesRoutes(api, adminNames);
  answersRoutes(api, adminAnswers);
}
