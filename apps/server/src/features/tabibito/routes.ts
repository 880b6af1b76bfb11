import { deviceHeader } from '@michi/contracts/headers';
import { getUserStats, postModuleComplete } from '@michi/contracts/journey';
import { getModules, getPaths, postModuleStart } from '@michi/contracts/tabibito';
import type { Caller } from '../../api/caller.ts';
import { type Api, answer } from '../../api/route.ts';
import type { TabibitoService, Traveller } from './service.ts';

interface Asking {
  readonly caller: Caller | null;
  readonly headers: { readonly [deviceHeader]?: string | undefined };
}

const travellerOf = ({ caller, headers }: Asking): Traveller => ({
  userId: caller?.user.id ?? null,
  deviceId: headers[deviceHeader],
});

export function tabibitoRoutes(api: Api, tabibito: TabibitoService): void {
  api.route(getUserStats, async (call) =>
    answer(200, await tabibito.stats(travellerOf(call), call.query.date)),
  );
  api.route(getPaths, async (call) =>
    answer(200, await tabibito.paths(travellerOf(call), call.query.difficulty, call.locale)),
  );
  api.route(getModules, async (call) =>
    answer(200, await tabibito.modules(travellerOf(call), call.params.id, call.locale)),
  );
  api.route(postModuleStart, async (call) =>
    answer(200, await tabibito.start(travellerOf(call), call.params.id, call.locale)),
  );
  api.route(postModuleComplete, async (call) =>
    answer(200, await tabibito.complete(travellerOf(call), call.params.id, call.body?.date)),
  );
}
