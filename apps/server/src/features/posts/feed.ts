import { articlePath, pathIn } from '@michi/contracts/page-address';
import { defaultLocale, type Locale } from '@michi/messages/locales';
import { escapeMarkup as xml } from '../../api/escape-markup.ts';
import type { StoredPost } from './repository.ts';

export const feedPath = (locale: Locale): string => pathIn(locale, '/feed.xml');

const name = 'Kanji no Michi';

/** The posts as an Atom feed (RFC 4287); one without a text in the language shows the default one. */
export function atomFeed(posts: readonly StoredPost[], locale: Locale, publicUrl: string): string {
  const self = `${publicUrl}${feedPath(locale)}`;
  const updated = Math.max(0, ...posts.map((post) => post.updated_at));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${xml(self)}</id>
<title>${name} · Blog</title>
<updated>${time(updated)}</updated>
<author><name>${name}</name></author>
<link rel="self" type="application/atom+xml" href="${xml(self)}"/>
<link rel="alternate" type="text/html" href="${xml(publicUrl + pathIn(locale, '/blog'))}"/>
<icon>${xml(publicUrl)}/icons/icon-192.png</icon>
${posts.map((post) => entry(post, locale, publicUrl)).join('\n')}
</feed>
`;
}

function entry(post: StoredPost, locale: Locale, publicUrl: string): string {
  const text = post.texts[locale] ?? post.texts[defaultLocale];
  const address = publicUrl + pathIn(locale, articlePath(post.slug));
  return `<entry>
<id>urn:uuid:${xml(post.id)}</id>
<title>${xml(text?.title ?? post.slug)}</title>
<link rel="alternate" type="text/html" href="${xml(address)}"/>
<published>${time(Date.parse(post.published_on))}</published>
<updated>${time(post.updated_at)}</updated>
<category term="${xml(post.category)}"/>
<summary>${xml(text?.excerpt ?? '')}</summary>
</entry>`;
}

const time = (ms: number): string => new Date(ms).toISOString();
