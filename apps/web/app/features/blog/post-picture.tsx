import { Kanji } from '@michi/ui/japanese';
import type { PostCard } from './post-in-language.ts';
import './post-picture.css';

/**
 * The image of a post, which fills its place, else its character. Either adorns the title beside it and tells nothing
 * more, so that it has no text for who cannot see it.
 */
export function PostPicture({ post: { image, character } }: { post: PostCard }) {
  if (image === null) return <Kanji>{character}</Kanji>;
  return <img className="post-image" src={image} alt="" loading="lazy" decoding="async" />;
}
