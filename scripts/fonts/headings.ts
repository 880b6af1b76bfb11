import { readFileSync } from 'node:fs';

/** What a module sets as a heading: between the tags of one, or as the `title` or `heading` of a component. */
const headings = /<h[1-6][\s\S]*?<\/h[1-6]>|\b(?:title|heading)=\{(?:[^{}]|\{[^{}]*\})*\}/g;
/** The key of a message, as in t('menu.title') or t(`${id}.title`), or the name of a value, as in {word.meaning}. */
const keys = /\w\(\s*(['"`])([\w.${}]+)\1|\b(\w+)\}/g;

/** Tells, by the keys that lead to it, whether some modules of the program set a text as a heading. */
export function headingsOf(modules: readonly string[]): (path: string) => boolean {
  const found = modules
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => readFileSync(path, 'utf8').match(headings) ?? [])
    .flatMap((heading) => [...heading.matchAll(keys)].map(([, , key, name = '']) => key ?? name));
  const patterns = [...new Set(found)].map((key) => key.replace(/\$\{\w*\}/g, '\\w+').replaceAll('.', '\\.'));
  const pattern = new RegExp(`(^|\\.)(${patterns.join('|')})$`);
  return (path) => pattern.test(path);
}
