import { getAdminChanges, postAdminChangeUndo } from '@michi/contracts/admin-changes';
import { getAdminDashboard } from '@michi/contracts/admin-dashboard';
import {
  getAdminGames,
  patchAdminGame,
  postAdminGameMove,
  postAdminGameReset,
} from '@michi/contracts/admin-games';
import { getAdminSettings, patchAdminSettings } from '@michi/contracts/admin-settings';
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
import type { AdminDashboard } from './dashboard.ts';
import type { AdminGames } from './games.ts';
import type { AdminLetters } from './letters.ts';
import { lettersRoutes } from './letters-routes.ts';
import type { AdminNames } from './names.ts';
import { namesRoutes } from './names-routes.ts';
import type { AdminSettings } from './settings.ts';
import type { AdminUsers } from './users.ts';

export interface AdminRoutesParts {
  readonly changeLog: ChangeLog;
  readonly adminUsers: AdminUsers;
  readonly adminLetters: AdminLetters;
  readonly adminNames: AdminNames;
  readonly adminAnswers: AdminAnswers;
  readonly adminDashboard: AdminDashboard;
  readonly adminGames: AdminGames;
  readonly adminSettings: AdminSettings;
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
  dashboardRoutes(api, parts);
  gamesRoutes(api, parts);
  settingsRoutes(api, parts);
}

function dashboardRoutes(api: Api, { adminDashboard }: AdminRoutesParts): void {
  api.route(getAdminDashboard, async ({ query }) => answer(200, await adminDashboard.show(query.span)));
}

function gamesRoutes(api: Api, { adminGames }: AdminRoutesParts): void {
  api.route(getAdminGames, async () => answer(200, await adminGames.list()));
  api.route(patchAdminGame, async ({ caller, params, body }) =>
    answer(200, await adminGames.change(caller, params.id, body)),
  );
  api.route(postAdminGameMove, async ({ caller, params, body }) =>
    answer(200, await adminGames.move(caller, params.id, body)),
  );
  api.route(postAdminGameReset, async ({ caller, params, body }) =>
    answer(200, await adminGames.reset(caller, params.id, body)),
  );
}

function settingsRoutes(api: Api, { adminSettings }: AdminRoutesParts): void {
  api.route(getAdminSettings, async () => answer(200, await adminSettings.show()));
  api.route(patchAdminSettings, async ({ caller, body }) =>
    answer(200, await adminSettings.change(caller, body)),
  );
}
