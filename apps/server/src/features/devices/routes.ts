import { postDeviceJoin } from '@michi/contracts/devices';
import { type Api, answer } from '../../api/route.ts';
import type { DevicesService } from './service.ts';

export function devicesRoutes(api: Api, devices: DevicesService): void {
  api.route(postDeviceJoin, async ({ body, caller }) =>
    answer(200, { joined: await devices.join(body.deviceId, caller) }),
  );
}
