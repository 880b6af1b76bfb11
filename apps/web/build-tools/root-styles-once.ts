import type { Plugin, Rolldown } from 'vite';

/**
 * The styles of the root stand on every page. Under the address that the router gives them there, with a `#`, modules that
 * are loaded later do not find them and would bring them once more, which has the whole page styled and laid out anew:
 * who asks for such a module names itself in their place, which is loaded already.
 */
export function rootStylesOnce(): Plugin {
  return {
    name: 'root-styles-once',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const root = chunks.find(({ facadeModuleId }) => /[\\/]app[\\/]root\.tsx/.test(facadeModuleId ?? ''));
        if (!root) throw new Error('the module of the root is built in another way than was known');
        for (const styles of stylesOf(root, bundle))
          for (const chunk of chunks)
            chunk.code = chunk.code.replaceAll(`"${styles}"`, `"${chunk.fileName}"`);
      },
    },
  };
}

/** The style sheets of a module and of those that it imports. */
function stylesOf(
  { viteMetadata, imports }: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): Set<string> {
  const styles = new Set(viteMetadata?.importedCss);
  for (const name of imports) {
    const imported = bundle[name];
    if (seen.has(name) || imported?.type !== 'chunk') continue;
    seen.add(name);
    for (const each of stylesOf(imported, bundle, seen)) styles.add(each);
  }
  return styles;
}
