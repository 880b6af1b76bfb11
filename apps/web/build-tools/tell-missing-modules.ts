import type { Plugin } from 'vite';

const file = /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js$/;
const loadsAnew = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/**
 * Where the module of a page cannot be had, the router loads the page that is being left anew, which without a network
 * ends on the browser's own page. It throws instead, as for anything else that a page lacks: the site says what is wrong,
 * under the address that was asked for, with another try.
 */
export function tellMissingModules(): Plugin {
  return {
    name: 'tell-missing-modules',
    transform(source, id) {
      if (!file.test(id)) return null;
      const code = source.replace(loadsAnew, 'throw error;');
      if (code === source) throw new Error(`${id} loads pages anew in another way than was known`);
      return { code, map: null };
    },
  };
}
