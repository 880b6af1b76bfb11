import { type ReactNode, use } from 'react';
import { createContext, type RouterContextProvider } from 'react-router';
import { Rendering } from '../../rendering.ts';
import { ServerHtml, type ServerHtmlProps } from './server-html.tsx';

/** The text of the page that is being rendered on the server. */
export const textOfPage = createContext<string | null>(null);

/** Leaves the text of a page to `ServerText`. It is no part of the loader's data, which browsers are sent as well. */
export function serveText(context: Readonly<RouterContextProvider>, text: string): null {
  context.set(textOfPage, text);
  return null;
}

export interface ServerTextProps extends Omit<ServerHtmlProps, 'id' | 'children'> {
  /** Null where the server has rendered it. */
  readonly text: string | null;
  readonly children: (text: string) => ReactNode;
}

/** The long text of a page, which the browser is not sent once more beside its HTML. */
export function ServerText({ text, children, ...rest }: ServerTextProps) {
  const rendered = use(Rendering)?.text ?? text;
  return (
    <ServerHtml {...rest} id="served-text">
      {rendered === null ? null : children(rendered)}
    </ServerHtml>
  );
}
