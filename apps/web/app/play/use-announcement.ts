import { useCallback, useState } from 'react';

/** The last announcement, and how to make another one. A sentence said again still changes the text. */
export function useAnnouncement(): readonly [said: string, say: (sentence: string) => void] {
  const [said, setSaid] = useState('');
  // a text that does not change would not be heard
  const say = useCallback((next: string) => setSaid((last) => (last === next ? `${next}\u00a0` : next)), []);
  return [said, say];
}
