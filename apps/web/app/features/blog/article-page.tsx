import { Category } from '@michi/ui/badge';
import { Icon } from '@michi/ui/icon';
import { Masu } from '@michi/ui/masu';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { ServerText } from '../../lib/pages/server-text.tsx';
import '../../fonts/documents.generated.css';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import './article.css';
import { dyeOf } from './category.ts';
import { useCategoryName } from './category-name.ts';
import { loadedProse } from './loaded-prose.ts';
import type { Neighbours } from './neighbours.ts';
import { PostCard } from './post-card.tsx';
import { PostFacts } from './post-facts.tsx';
import type { ArticleHead } from './post-in-language.ts';
import { PostPicture } from './post-picture.tsx';
import './prose.css';
import { useCountView } from './use-count-view.ts';

export interface ArticlePageProps {
  readonly article: ArticleHead;
  /** Markdown; null where the server has rendered it. */
  readonly text: string | null;
  readonly neighbours: Neighbours;
  /** Whether the text is in another language than the page. */
  readonly foreign: boolean;
}

/** An article on its own page, with what lies before, behind and beside it. */
export function ArticlePage({ article, text, neighbours, foreign }: ArticlePageProps) {
  const t = useTranslations('blog');
  const categoryName = useCategoryName();
  useCountView(article.id);
  return (
    <div className="wrap art" data-dye={dyeOf(article.category)}>
      <article>
        <header className="art__h">
          <LocalLink className="crumb" to="/blog">
            <Icon name="left" />
            {t('allArticles')}
          </LocalLink>
          <Category>{categoryName(article.category)}</Category>
          <h1>
            <WithJapanese steady>{article.title}</WithJapanese>
          </h1>
          <p className="lead">
            <WithJapanese steady>{article.excerpt}</WithJapanese>
          </p>
          <PostFacts post={article} dated />
          {foreign && <p className="small soft">{t('onlyGerman')}</p>}
        </header>
        <figure className="art__fig" aria-hidden="true">
          {article.image ? <PostPicture post={article} /> : <Masu kanji={article.character} form="model" />}
        </figure>
        <ServerText text={text}>
          {(content) => {
            const Prose = loadedProse();
            return (
              <Prose language={article.language} name={article.slug}>
                {content}
              </Prose>
            );
          }}
        </ServerText>
        <AroundLinks {...neighbours} />
      </article>
      {neighbours.related.length > 0 && (
        <aside className="art__side" aria-labelledby="related">
          <h2 id="related">{t('related')}</h2>
          <div className="posts">
            {neighbours.related.map((post) => (
              <PostCard key={post.id} post={post} inPlace={false} />
            ))}
          </div>
        </aside>
      )}
    </div>
  );
}

function AroundLinks({ newer, older }: Pick<Neighbours, 'newer' | 'older'>) {
  const t = useTranslations('blog');
  if (!newer && !older) return null;
  return (
    <nav className="art__around" aria-label={t('around')}>
      {newer && (
        <LocalLink to={`/blog/${newer.slug}`} rel="prev">
          <span>{t('newer')}</span>
          <WithJapanese>{newer.title}</WithJapanese>
        </LocalLink>
      )}
      {older && (
        <LocalLink to={`/blog/${older.slug}`} rel="next" className="art__older">
          <span>{t('older')}</span>
          <WithJapanese>{older.title}</WithJapanese>
        </LocalLink>
      )}
    </nav>
  );
}
