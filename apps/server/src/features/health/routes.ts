import { getHealth, getReadiness } from '@michi/contracts/health';
import { type Api, answer } from '../../api/route.ts';

interface Health {
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Whether it fails to store what is written. */
  isFailing(): boolean;
  /** Whether the server has begun to shut down. */
  stopping(): boolean;
}

/** Tells whoever watches the server whether it lives and whether it should be sent requests. */
export function healthRoutes(api: Api, health: Health): void {
  api.route(getHealth, () => answer(200, { status: 'ok' }));
  api.route(getReadiness, async () => {
    const ready = !health.stopping() && !health.isFailing() && (await answers(health.ping));
    return ready ? answer(200, { status: 'ok' }) : answer(503, { status: 'unavailable' });
  });
}

async function answers(ping: () => Promise<void>): Promise<boolean> {
  try {
    await ping();
    return true;
  } catch {
    return false;
  }
}
