import { screens } from '@groundwork/domain-messages-screens';
import { useTitle } from '@groundwork/web-mount';
import { Card, EmptyState, PageHeader } from '@groundwork/web-ui';

/** A screen of a title and an empty body, as the specification has it (back office 2). */
function TitleOnly({ title }: { title: string }) {
  useTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <Card>
        <EmptyState title={screens.nothingHere} />
      </Card>
    </>
  );
}

export const ValuationScreen = () => <TitleOnly title="Valuation" />;
export const PortfolioScreen = () => <TitleOnly title="Portfolio" />;
