import type { ReactNode } from 'react';
import { borrower, shared } from '@groundwork/domain-messages';
import type { KeptForm } from '@groundwork/web-forms';
import { useBusy } from '@groundwork/web-mount';
import { Button, Flex, Span } from '@groundwork/web-ui';
import { useWizard } from './wizard-context.js';

interface StepFooterProps {
  kept: Pick<KeptForm<object>, 'saving' | 'offer'>;
  /** In place of 'Save and Continue'. */
  action?: ReactNode;
}

/** Back and Save and Continue, below the fields of a step. While what was typed earlier is offered there is nothing to save. */
export function StepFooter({ kept: { saving, offer }, action }: StepFooterProps) {
  const { back } = useWizard();
  useBusy(saving);
  return (
    <Flex
      mt="6"
      gap="3"
      justifyContent="space-between"
      flexWrap="wrap"
      borderTop="1px solid"
      borderColor="border"
      pt="4"
    >
      <Button variant="outline" onClick={back} disabled={saving}>
        Back
      </Button>
      {action ?? (
        <Button type="submit" loading={saving} disabled={offer !== undefined}>
          <Span display={{ base: 'none', sm: 'inline' }}>{borrower.saveAndContinue}</Span>
          <Span display={{ base: 'inline', sm: 'none' }}>{shared.continue}</Span>
        </Button>
      )}
    </Flex>
  );
}
