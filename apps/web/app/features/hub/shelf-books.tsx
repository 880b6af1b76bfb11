import { Badge } from '@michi/ui/badge';
import { Book } from '@michi/ui/book';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { type ShelfEntry, shelf } from '../../games/shelf.ts';
import { useLocalPath } from '../../lib/local-link.tsx';

/** The games as books; those that are not bound yet lie pale beside them. */
export function ShelfBooks({
  books = shelf,
  heading,
}: {
  books?: readonly ShelfEntry[];
  heading?: 'h2' | 'h3';
}) {
  return (
    <div className="heft-grid">
      {books.map((entry) => (
        <ShelfBook key={entry.id} entry={entry} heading={heading} />
      ))}
    </div>
  );
}

function ShelfBook({ entry, heading }: { entry: ShelfEntry; heading: 'h2' | 'h3' | undefined }) {
  const t = useTranslations('games');
  const localPath = useLocalPath();
  return (
    <Book
      game={entry.id}
      title={t(`${entry.id}.title`)}
      japaneseTitle={entry.japaneseTitle}
      crest={entry.crest}
      description={t(`${entry.id}.text`)}
      heading={heading}
      {...(entry.path === null
        ? { badges: <Badge tone="soon">{t('soon')}</Badge> }
        : {
            href: localPath(entry.path),
            meta: [t('beginner'), t('onePlayer'), t('minutes', { from: 5, to: 10 })],
            renderLink: ({ href, ...rest }) => <Link to={href} {...rest} />,
          })}
    />
  );
}
