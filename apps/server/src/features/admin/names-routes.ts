import {
  getAdminName,
  getAdminNames,
  postAdminRename,
  postAdminReportsDismissal,
  putAdminRunHidden,
} from '@michi/contracts/admin-names';
import { type Api, answer } from '../../api/route.ts';
import type { AdminNames } from './names.ts';

/** The calls about names on leaderboards and the runs behind them. */
export function namesRoutes(api: Api, adminNames: AdminNames): void {
  api.route(getAdminNames, async ({ query }) => answer(200, await adminNames.list(query)));
  api.route(getAdminName, async ({ caller, params }) =>
    answer(200, await adminNames.find(caller, params.id)),
  );
  api.route(postAdminRename, async ({ caller, params, body }) =>
    answer(200, await adminNames.rename(caller, params.id, body)),
  );
  api.route(postAdminReportsDismissal, async ({ caller, params, body }) =>
    answer(200, await adminNames.dismiss(caller, params.id, body.version, body.reason)),
  );
  api.route(putAdminRunHidden, async ({ caller, params, body }) =>
    answer(200, await adminNames.setHidden(caller, params.id, body.hidden)),
  );
}
