import type { LoanSelection } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { addProject } from '@groundwork/domain-messages-borrower';
import { Button, Dialog, Flex, Text } from '@groundwork/web-ui';
import type { SaveProperty } from '../../data/api.js';
import { PortfolioForm } from './portfolio-form.js';
import { useAddressesForm } from './use-addresses-form.js';

interface PortfolioPartProps {
  selection: LoanSelection;
  busy: boolean;
  open: boolean;
  onOpen: (isOpen: boolean) => void;
  onCreate: (properties: SaveProperty[]) => Promise<unknown>;
}

const none = [] as const;

/**
 * The properties of a rental portfolio, in a modal: until they are saved, which creates the application, nothing else goes on
 * (specification 2 and 4). What is entered stays when the modal is closed, and is kept over a reload.
 */
export function PortfolioPart({ selection, busy, open, onOpen, onCreate }: PortfolioPartProps) {
  const addresses = useAddressesForm({ section: 'portfolio', selection, blank: none, onCreate });
  const count = addresses.properties.length;
  return (
    <>
      <Flex gap="3" alignItems="center" flexWrap="wrap">
        <Text role="status">{count > 0 ? fill(addProject.portfolioKept, { count }) : addProject.portfolioNone}</Text>
        <Button variant="outline" onClick={() => onOpen(true)}>
          {addProject.openPortfolio}
        </Button>
      </Flex>
      <Dialog open={open} size="lg" title={addProject.portfolioTitle} onClose={busy ? undefined : () => onOpen(false)}>
        <PortfolioForm {...addresses} selection={selection} busy={busy} onClose={() => onOpen(false)} />
      </Dialog>
    </>
  );
}
