import type { Plugin } from 'vite';

const file = /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]ssr[\\/]links\.js$/;
const appliesThem = 'descriptors.map(prefetchStyleLink)';
const fetchesThem = 'descriptors.map((each) => prefetchStyleLink({ ...each, rel: "preload", as: "style" }))';

/**
 * The router loads the styles of the next page by putting them on the page that is being left and taking them away again:
 * that page is styled and laid out anew for each, and fetches the fonts that they name. They are fetched only.
 */
export function preloadRouteStyles(): Plugin {
  return {
    name: 'preload-route-styles',
    transform(source, id) {
      if (!file.test(id)) return null;
      if (!source.includes(appliesThem)) throw new Error(`${id} loads styles in another way than was known`);
      return { code: source.replace(appliesThem, fetchesThem), map: null };
    },
  };
}
