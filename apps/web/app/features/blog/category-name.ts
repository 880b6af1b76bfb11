import { useTranslations } from 'use-intl';
import { isKnownCategory } from './category.ts';

/** The name of a category in the reader's language; an unknown one is called as it is written. */
export function useCategoryName(): (category: string) => string {
  const t = useTranslations('blog.categories');
  return (category) => (isKnownCategory(category) ? t(category) : category);
}
