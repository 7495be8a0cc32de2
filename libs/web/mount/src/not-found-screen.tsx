import { NotFound, TextLink } from '@groundwork/web-ui';
import { Link } from './router.js';
import { useTitle } from './area-context.js';

/** The screen of a path that the area does not have, with the way to its first screen. */
export function NotFoundScreen({ home }: { home: string }) {
  useTitle('Not found');
  return (
    <NotFound
      action={
        <TextLink asChild>
          <Link to={home}>Go to the first page</Link>
        </TextLink>
      }
    />
  );
}
