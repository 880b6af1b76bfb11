import { Kanji } from '@michi/ui/japanese';
import type { PostCard } from './post-in-language.ts';
import './post-picture.css';

/**
 * The image of a post, otherwise its character. Both decorate the title beside them and carry no information of their
 * own, so they have no alternative text.
 */
export function PostPicture({ post: { image, character } }: { post: PostCard }) {
  if (image === null) return <Kanji>{character}</Kanji>;
  return <img className="post-image" src={image} alt="" loading="lazy" decoding="async" />;
}
