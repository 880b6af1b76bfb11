import { use } from 'react';
import { Rendering } from '../../rendering.ts';

/** Facts as schema.org knows them. */
export type Facts = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** Facts for search engines. A block of data: no browser runs it. */
export function JsonLd({ data }: { data: Facts }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script type="application/ld+json" nonce={use(Rendering)?.nonce} suppressHydrationWarning>
      {json.replaceAll('<', '\\u003c') /* nothing in the data can end the block */}
    </script>
  );
}
