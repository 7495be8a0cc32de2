import { useId } from 'react';
import { setupStatusLabels, setupSteps } from '@groundwork/domain-companies';
import type { SetupStepStatus } from '@groundwork/domain-companies';
import { fill } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { Box, Card, Label, List, ListItem, NativeSelect, Progress, Text } from '@groundwork/web-ui';
import { CompletenessIcon, SectionButton } from '@groundwork/web-lending';
import { useSetup } from './setup-context.js';

const completeness = { notstarted: 'not_started', started: 'started', complete: 'complete' } as const satisfies Record<
  SetupStepStatus,
  string
>;

/** How far each section is, and the way to it: a list, on a phone a picker. The hidden S-1 uploads are in neither. */
export function SetupSections() {
  const { company, step, goTo } = useSetup();
  const id = useId();
  const sections = setupSteps
    .map(({ key, label }, index) => ({
      key,
      label,
      index,
      status: company?.setupSteps[index]?.status ?? ('notstarted' as const),
    }))
    .filter(({ key }) => key !== 's1' || company?.s1Hidden === false);
  const done = sections.filter(({ status }) => status === 'complete').length;
  const ahead = company === undefined;
  return (
    <Card p={{ base: '4', sm: '4' }}>
      <Text fontWeight="semibold" mb="2">
        {fill(companySetup.sectionsCompleted, { done, total: sections.length })}
      </Text>
      <Progress value={done / sections.length} label={companySetup.setupProgress} />
      <Box as="nav" aria-label={companySetup.sections} display={{ base: 'none', md: 'block' }} mt="4">
        <List display="flex" flexDirection="column" gap="1">
          {sections.map(({ key, label, index, status }) => (
            <ListItem key={key}>
              <SectionButton
                current={index === step}
                rejected={false}
                disabled={ahead && index !== step}
                onClick={() => void goTo(index)}
              >
                <CompletenessIcon completeness={completeness[status]} />
                {label}
              </SectionButton>
            </ListItem>
          ))}
        </List>
      </Box>
      <Box display={{ base: 'block', md: 'none' }} mt="4">
        <Label htmlFor={id} mb="1.5">
          {companySetup.section}
        </Label>
        <NativeSelect
          id={id}
          value={step}
          disabled={ahead}
          onChange={(event) => void goTo(Number(event.currentTarget.value))}
        >
          {sections.map(({ key, label, index, status }) => (
            <option key={key} value={index}>
              {`${index + 1}. ${label} (${setupStatusLabels[status]})`}
            </option>
          ))}
        </NativeSelect>
      </Box>
    </Card>
  );
}
