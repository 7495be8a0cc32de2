import { Link, useParams, useTitle } from '@groundwork/web-mount';
import { Icon, PageHeader, TextLink } from '@groundwork/web-ui';
import { ApplicationReview } from './application-review.js';

/** The review of one application by its address. */
export function ReviewApplicationScreen() {
  useTitle('Administration');
  const { id = '' } = useParams();
  return (
    <>
      <PageHeader
        title="Application Review"
        back={
          <TextLink asChild display="inline-flex" alignItems="center" gap="1.5">
            <Link to="/admin">
              <Icon name="arrow-left" />
              Company Review
            </Link>
          </TextLink>
        }
      />
      <ApplicationReview key={id} id={id} />
    </>
  );
}
