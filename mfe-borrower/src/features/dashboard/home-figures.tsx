import { rejectedPlaces } from '@groundwork/domain-files';
import { borrowerPages as words } from '@groundwork/domain-messages-borrower';
import { Link } from '@groundwork/web-mount';
import { Stack, Text, TextLink } from '@groundwork/web-ui';
import { PortfolioTotals } from '../../components/portfolio-totals.js';
import { useApplicationList } from '../../data/applications.js';
import { useCompanyFiles } from '../../data/files.js';
import { usePortfolio } from '../../data/portfolio.js';
import { placeOfDocument } from './document-places.js';
import { nextThing } from './next-thing.js';

/** Where the company's money stands, where any is committed, and the next thing to do. A failure is said by the sections below. */
export function HomeFigures() {
  const portfolio = usePortfolio().data;
  const isLent = portfolio !== undefined && portfolio.loans.length > 0;
  return (
    <Stack gap="4" as="section" aria-label={words.atAGlance}>
      {isLent ? <PortfolioTotals totals={portfolio} /> : null}
      <NextThingLine />
    </Stack>
  );
}

function NextThingLine() {
  const [files, awaiting, inClosing, inProgress] = [
    useCompanyFiles(),
    useApplicationList('awaiting'),
    useApplicationList('inClosing'),
    useApplicationList('inProgress'),
  ];
  // Half of what waits would name a next thing that is not.
  if ([files, awaiting, inClosing, inProgress].some(({ data }) => data === undefined)) return null;
  const next = nextThing({
    rejected: rejectedPlaces(files.data ?? []).map(({ fileType }) => placeOfDocument(fileType)),
    awaiting: awaiting.data ?? [],
    inClosing: inClosing.data ?? [],
    inProgress: inProgress.data ?? [],
  });
  if (!next) return null;
  return (
    <Text>
      {words.nextIs}{' '}
      <TextLink asChild fontWeight="semibold">
        <Link to={next.to}>{next.text}</Link>
      </TextLink>
    </Text>
  );
}
