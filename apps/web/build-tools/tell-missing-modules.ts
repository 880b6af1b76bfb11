import type { Plugin } from 'vite';

const file = /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js$/;
const loadsAnew = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/** A module that fails as its page is loaded; when it is asked once more, the network is. */
const standIn = `let told = false;
		return {
			clientLoader({ request }) {
				if (told) {
					window.location.assign(request.url);
					return new Promise(() => {});
				}
				told = true;
				throw error;
			},
			default: () => null
		};`;

/**
 * Where the module of a page cannot be had, the router loads the page that is being left anew, which without a network
 * ends on the browser's own page. With a module in its place the site says what is wrong, under the address that was
 * asked for, with another try; the service worker does the same for modules that it does not keep.
 */
export function tellMissingModules(): Plugin {
  return {
    name: 'tell-missing-modules',
    transform(source, id) {
      if (!file.test(id)) return null;
      const code = source.replace(loadsAnew, standIn);
      if (code === source) throw new Error(`${id} loads pages anew in another way than was known`);
      return { code, map: null };
    },
  };
}
