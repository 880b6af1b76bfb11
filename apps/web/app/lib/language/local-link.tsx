import { Link, type LinkProps, useParams } from 'react-router';
import { withPrefix } from './locale.ts';

/** A path of the site as the present page addresses it. */
export function useLocalPath(): (path: string) => string {
  const { lang } = useParams();
  return (path) => withPrefix(path, lang);
}

/** A link within the site that keeps the language of the present address. */
export function LocalLink({ to, ...props }: LinkProps & { to: string }) {
  return <Link to={useLocalPath()(to)} {...props} />;
}
