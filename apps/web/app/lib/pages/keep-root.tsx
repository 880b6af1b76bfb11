import { useLayoutEffect, useState } from 'react';

/**
 * Keeps the attributes that scripts in the head, and later the device, have set on the root. React knows nothing of them,
 * and takes them away where it renders the whole document anew: when it finds that something, such as a browser
 * extension, has changed the server's page, and when an error has ended the page. It stands first in the head, so that
 * whatever measures the page finds them there again.
 */
export function KeepRoot() {
  const [before] = useState(() => (import.meta.env.SSR ? [] : [...document.documentElement.attributes]));
  useLayoutEffect(() => {
    const root = document.documentElement;
    for (const { name, value } of before) if (!root.hasAttribute(name)) root.setAttribute(name, value);
  }, [before]);
  return null;
}
