import { useState } from 'react';
import { companySetup } from '@groundwork/domain-messages-company';
import { screens } from '@groundwork/domain-messages-screens';
import { Button, ConfirmDialog, Flex, Span } from '@groundwork/web-ui';
import { useSetup } from './setup-context.js';
import { LAST_SETUP_STEP } from './use-setup-state.js';

/** Back and Save and Continue; on the last section Finish, which asks whether to go to the dashboard (specification 2). */
export function SetupFooter({ onFinished }: { onFinished: () => void }) {
  const { step, saving, editing, readOnly, next, back, save, passing } = useSetup();
  const [finished, setFinished] = useState(false);
  const last = step === LAST_SETUP_STEP;
  const finish = async () => {
    if (await (save.current?.() ?? true)) setFinished(true);
  };
  const home = () => {
    passing.current = true;
    onFinished();
  };
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
      <Button variant="outline" onClick={() => void back()} disabled={step === 0 || saving || editing}>
        {companySetup.back}
      </Button>
      {last ? (
        <Button onClick={() => void finish()} disabled={editing} loading={saving}>
          {companySetup.finish}
        </Button>
      ) : (
        <Button onClick={() => void next()} disabled={editing} loading={saving}>
          <Span display={{ base: 'none', sm: 'inline' }}>
            {readOnly ? companySetup.next : companySetup.saveAndContinue}
          </Span>
          <Span display={{ base: 'inline', sm: 'none' }}>{screens.continue}</Span>
        </Button>
      )}
      <ConfirmDialog
        open={finished}
        title={companySetup.finishedSetup}
        confirmLabel={companySetup.yes}
        cancelLabel={companySetup.no}
        onConfirm={home}
        onCancel={() => setFinished(false)}
      >
        {companySetup.redirectToDashboard}
      </ConfirmDialog>
    </Flex>
  );
}
