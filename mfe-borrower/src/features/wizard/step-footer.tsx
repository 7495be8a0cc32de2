import type { ReactNode } from 'react';
import { companySetup } from '@groundwork/domain-messages-company';
import { screens } from '@groundwork/domain-messages-screens';
import { SavedAgo, useStep } from '@groundwork/web-forms';
import type { KeptForm } from '@groundwork/web-forms';
import { useBusy } from '@groundwork/web-mount';
import { Button, Flex, Span } from '@groundwork/web-ui';
import { useWizard } from './wizard-context.js';

interface StepFooterProps {
  keptForm: Pick<KeptForm<object>, 'saving' | 'offer' | 'autosave'>;
  /** In place of 'Save and Continue'. */
  action?: ReactNode;
}

/**
 * Back and Save and Continue, below the fields of a step; of one that is read alone, Next. While what was typed earlier is offered
 * there is nothing to save.
 */
export function StepFooter({ keptForm, action }: StepFooterProps) {
  const { saving, offer } = keptForm;
  const { back, next } = useWizard();
  const { readOnly } = useStep();
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
      <Flex flex="1" alignItems="center" justifyContent="flex-end">
        <SavedAgo keptForm={keptForm} />
      </Flex>
      {action ?? (
        <Button
          type={readOnly ? 'button' : 'submit'}
          loading={saving}
          disabled={!readOnly && offer !== undefined}
          onClick={readOnly ? () => void next() : undefined}
        >
          <Span display={{ base: 'none', sm: 'inline' }}>
            {readOnly ? companySetup.next : companySetup.saveAndContinue}
          </Span>
          <Span display={{ base: 'inline', sm: 'none' }}>{screens.continue}</Span>
        </Button>
      )}
    </Flex>
  );
}
