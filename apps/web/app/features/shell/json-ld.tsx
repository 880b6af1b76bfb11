import { use } from 'react';
import { Rendering } from '../../rendering.ts';

/** Facts for search engines as schema.org knows them. A block of data: no browser runs it. */
export function JsonLd({ data }: { data: { readonly '@type': string } & Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script type="application/ld+json" nonce={use(Rendering)?.nonce} suppressHydrationWarning>
      {json.replaceAll('<', '\\u003c') /* nothing in the data can end the block */}
    </script>
  );
}
