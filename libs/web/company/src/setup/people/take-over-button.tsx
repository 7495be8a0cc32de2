import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { takeOver } from '@groundwork/domain-companies';
import type { SharedAnswers } from '@groundwork/domain-companies';
import { fill } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { formatPhone } from '@groundwork/domain-validation';
import { sentenceFor, useCommand } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { Alert, Box, Button, Flex, List, ListItem, Stack } from '@groundwork/web-ui';

interface TakeOverButtonProps {
  label: string;
  /** Where the answers come from: 'your profile'. */
  from: string;
  read: () => Promise<SharedAnswers>;
  /** Where the person stands in the form: '' or 'person.'. */
  prefix?: string;
  /** The fields of the form that are filled in, by what they are called. */
  labels: Readonly<Partial<Record<string, string>>>;
}

type Name = keyof SharedAnswers;
const entriesOf = (answers: SharedAnswers) => Object.entries(answers) as [Name, SharedAnswers[Name]][];

function inWords(name: Name, value: unknown): string {
  if (typeof value === 'boolean') return value ? companySetup.yes : companySetup.no;
  return name === 'mobileNumber' ? formatPhone(String(value)) : String(value);
}

/**
 * Fills a form about a person in from another record of the same one. What is empty is filled and can be taken back; what says
 * otherwise is shown beside what was typed, and stays until the person decides.
 */
export function TakeOverButton({ label, from, read, prefix = '', labels }: TakeOverButtonProps) {
  const { getValues, setValue } = useFormContext();
  const notify = useNotify();
  const button = useRef<HTMLButtonElement>(null);
  const [differing, setDiffering] = useState<SharedAnswers>({});
  const valueOf = (name: Name): unknown => getValues(prefix + name);
  const put = (name: Name, value: unknown) =>
    setValue(prefix + name, name === 'mobileNumber' ? String(value ?? '').replace(/\D/g, '') : value, {
      shouldDirty: true,
      shouldValidate: false,
    });
  /** Fills in, and offers to take back what nobody has changed since. */
  const fillIn = (answers: SharedAnswers) => {
    const before = entriesOf(answers).map(([name]) => [name, valueOf(name)] as const);
    for (const [name, value] of entriesOf(answers)) put(name, value);
    const filled = new Map(entriesOf(answers).map(([name]) => [name, valueOf(name)]));
    const undo = () => {
      for (const [name, value] of before) if (valueOf(name) === filled.get(name)) put(name, value);
    };
    notify.success(fill(companySetup.takenOver, { fields: namesOf(answers), from }), undo);
  };
  const namesOf = (answers: SharedAnswers) =>
    entriesOf(answers)
      .map(([name]) => labels[name] ?? name)
      .join(', ');
  const command = useCommand({
    mutationFn: read,
    onSuccess: (source) => {
      const target = prefix === '' ? getValues() : getValues(prefix.slice(0, -1));
      const offered = Object.fromEntries(entriesOf(source).filter(([name]) => name in labels));
      const found = takeOver(offered, target as SharedAnswers);
      setDiffering(found.differing);
      if (Object.keys(found.filled).length > 0) fillIn(found.filled);
      else if (Object.keys(found.differing).length === 0) notify.info(fill(companySetup.nothingToTakeOver, { from }));
    },
    onError: (error) => notify.error(sentenceFor(error)),
  });
  /** The question is gone with its buttons: the focus goes back to what asked it. */
  const settle = () => {
    setDiffering({});
    button.current?.focus();
  };
  const take = () => {
    fillIn(differing);
    settle();
  };
  return (
    <Stack gap="3">
      <Box>
        <Button
          ref={button}
          size="sm"
          variant="outline"
          icon="user"
          aria-busy={command.isPending || undefined}
          onClick={() => command.isPending || command.mutate(undefined)}
        >
          {label}
        </Button>
      </Box>
      {Object.keys(differing).length > 0 ? (
        <Alert tone="warning" title={fill(companySetup.saysOtherwise, { from })}>
          <List mb="2">
            {entriesOf(differing).map(([name, value]) => (
              <ListItem key={name}>
                {fill(companySetup.otherwise, {
                  field: labels[name] ?? name,
                  value: inWords(name, value),
                  typed: inWords(name, valueOf(name)),
                })}
              </ListItem>
            ))}
          </List>
          <Flex gap="2" flexWrap="wrap">
            <Button size="sm" onClick={take}>
              {companySetup.takeThem}
            </Button>
            <Button size="sm" variant="outline" onClick={settle}>
              {companySetup.keepTyped}
            </Button>
          </Flex>
        </Alert>
      ) : null}
    </Stack>
  );
}
