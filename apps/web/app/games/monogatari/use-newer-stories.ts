import { useEffect, useState } from 'react';
import { idOf } from '../../learner/work.ts';
import { browserPlayer } from '../../play/browser-player.ts';
import { storyKind } from './story-kind.ts';

/** Ids of the stories on this device that a newer build has made, which this one cannot read. */
export function useNewerStories(): readonly string[] {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    let left = false;
    const find = async () => {
      const all = await (await browserPlayer().works()).of(storyKind.name);
      const newer = all.filter(({ format }) => format > storyKind.format).map(({ name }) => idOf(name));
      if (!left && newer.length > 0) setIds(newer);
    };
    find().catch((error: unknown) => console.warn('stories cannot be had', error));
    return () => {
      left = true;
    };
  }, []);
  return ids;
}
