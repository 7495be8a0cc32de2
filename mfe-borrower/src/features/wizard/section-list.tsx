import { useId } from 'react';
import { percentageComplete, stepCompleteness, stepKeys, steps, visibleSteps } from '@groundwork/domain-applications';
import type { StepKey } from '@groundwork/domain-applications';
import { CompletenessIcon, completenessLabels, SectionButton } from '@groundwork/web-lending';
import { Box, Card, Label, List, ListItem, NativeSelect, Progress, Text } from '@groundwork/web-ui';
import { factsOf } from '../../data/application-facts.js';
import { useWizard } from './wizard-context.js';

const labelOf = (key: StepKey): string => steps[stepKeys.indexOf(key)]?.label ?? '';

/** How far each section is, and the way to it: a list, on a phone a dropdown (specification 2). */
export function SectionList() {
  const { application, step, goTo } = useWizard();
  const id = useId();
  const facts = factsOf(application);
  const percent = percentageComplete(facts);
  const sections = visibleSteps(application).map((key) => ({
    key,
    index: stepKeys.indexOf(key),
    label: labelOf(key),
    completeness: stepCompleteness(facts, key),
    rejected: application.rejectedSteps.includes(key),
  }));
  return (
    <Card p={{ base: '4', sm: '4' }}>
      <Text fontWeight="semibold" mb="2">
        {percent}% complete
      </Text>
      <Progress value={percent / 100} label="Application complete" />
      <Box as="nav" aria-label="Sections" display={{ base: 'none', md: 'block' }} mt="4">
        <List display="flex" flexDirection="column" gap="1">
          {sections.map((section) => (
            <ListItem key={section.key}>
              <SectionButton
                current={section.index === step}
                rejected={section.rejected}
                onClick={() => void goTo(section.index)}
              >
                <CompletenessIcon completeness={section.completeness} />
                {section.label}
              </SectionButton>
            </ListItem>
          ))}
        </List>
      </Box>
      <Box display={{ base: 'block', md: 'none' }} mt="4">
        <Label htmlFor={id} mb="1.5">
          Section
        </Label>
        <NativeSelect id={id} value={step} onChange={(event) => void goTo(Number(event.currentTarget.value))}>
          {sections.map((section, place) => (
            <option key={section.key} value={section.index}>
              {`${place + 1}. ${section.label} (${section.rejected ? 'rejected' : completenessLabels[section.completeness]})`}
            </option>
          ))}
        </NativeSelect>
      </Box>
    </Card>
  );
}
