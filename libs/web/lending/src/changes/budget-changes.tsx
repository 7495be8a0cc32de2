import { useState } from 'react';
import { changePage } from '@groundwork/domain-messages-screens';
import { QueryState } from '@groundwork/web-mount';
import { Button, Card, Heading, Stack, Text } from '@groundwork/web-ui';
import { BudgetSheet } from './budget-sheet.js';
import { ChangeEntry } from './change-entry.js';
import { ChangeForm } from './change-form.js';
import type { ChangeCalls, ChangingLedger } from './change-types.js';

interface BudgetChangesProps {
  ledger: ChangingLedger;
  calls: ChangeCalls;
}

/** The budget with its changes: the sheet, what was asked for and decided, and a new change. */
export function BudgetChanges({ ledger, calls }: BudgetChangesProps) {
  const [writing, setWriting] = useState(false);
  const title = calls.approve ? changePage.enter : changePage.ask;
  return (
    <Stack gap="6">
      {writing ? (
        <ChangeForm ledger={ledger} title={title} request={calls.request} onDone={() => setWriting(false)} />
      ) : (
        <Button alignSelf="flex-start" onClick={() => setWriting(true)}>
          {title}
        </Button>
      )}
      <QueryState query={calls.changes} failed={changePage.failed}>
        {(changes) => (
          <Stack as="section" gap="3" aria-label={changePage.title}>
            <Heading as="h2">{changePage.title}</Heading>
            {changes.length === 0 ? (
              <Card py="5">
                <Text color="fg.muted">{changePage.none}</Text>
              </Card>
            ) : null}
            {changes.map((change) => (
              <ChangeEntry key={change.id} change={change} calls={calls} isOpen={change.status === 'requested'} />
            ))}
          </Stack>
        )}
      </QueryState>
      <BudgetSheet ledger={ledger} />
    </Stack>
  );
}
