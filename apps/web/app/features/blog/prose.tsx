import type { Locale } from '@michi/messages/locales';
import Markdown, { RuleType } from 'markdown-to-jsx/react';
import type { ComponentProps, ReactNode } from 'react';
import '../../fonts/documents.generated.css';
import { documentFonts } from '../../lib/language/document-fonts.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { markJapanese } from '../../lib/language/with-japanese.tsx';
import './prose.css';

export interface ProseProps {
  readonly children: string;
  readonly language: Locale;
  /** The folder of the text below `content`, by which its fonts are called. */
  readonly name: string;
}

/**
 * Markdown as elements. Markup written as HTML stays text, pictures are left out, and links lead to pages of
 * the site, to http(s) addresses or to a mailbox, nowhere else.
 */
export function Prose({ children, language, name }: ProseProps) {
  return (
    <div className="prose document" lang={language} style={documentFonts(name, language)}>
      <Markdown
        options={{
          disableParsingRawHTML: true,
          forceBlock: true,
          wrapper: null,
          slugify: headingId,
          overrides: {
            h1: { component: 'h2' },
            a: { component: ProseLink },
            img: { component: () => null },
            table: { component: ScrollingTable },
          },
          renderRule(next, node) {
            return node.type === RuleType.text && language !== 'ja' ? markJapanese(node.text) : next();
          },
        }}
      >
        {children}
      </Markdown>
    </div>
  );
}

/** The words of a heading in any script, as its id; further ones that are alike get a number from the parser. */
const headingId = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join('-') ?? 'section';

function ProseLink({ href, children }: { href?: string; children?: ReactNode }) {
  if (href && /^\/(?!\/)/.test(href)) return <LocalLink to={href}>{children}</LocalLink>;
  if (href?.startsWith('#')) return <a href={href}>{children}</a>;
  if (href && /^(?:https?:\/\/|mailto:)/i.test(href))
    return (
      <a href={href} rel="noopener nofollow">
        {children}
      </a>
    );
  return <span>{children}</span>;
}

function ScrollingTable(props: ComponentProps<'table'>) {
  return (
    <div className="prose__table">
      <table {...props} />
    </div>
  );
}
