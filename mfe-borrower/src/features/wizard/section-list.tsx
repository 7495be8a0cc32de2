import { percentageComplete, stepCompleteness, stepKeys, steps, visibleSteps } from '@groundwork/domain-applications';
import type { Completeness, StepKey } from '@groundwork/domain-applications';
import { CompletenessIcon, completenessLabels, SectionButton } from '@groundwork/web-lending';
import { Box, Card, Icon, List, ListItem, Menu, Progress, Span, Text } from '@groundwork/web-ui';
import { factsOf } from '../../data/application-facts.js';
import { useWizard } from './wizard-context.js';

const labelOf = (key: StepKey): string => steps[stepKeys.indexOf(key)]?.label ?? '';

interface Section {
  key: StepKey;
  index: number;
  label: string;
  completeness: Completeness;
  rejected: boolean;
}

/** How far each section is, and the way to it: a list, on a phone a dropdown (specification 2). */
export function SectionList() {
  const { application, step, goTo } = useWizard();
  const facts = factsOf(application);
  const percent = percentageComplete(facts);
  const sections: Section[] = visibleSteps(application).map((key) => ({
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
        <SectionMenu sections={sections} />
      </Box>
    </Card>
  );
}

const standing = ({ rejected, completeness }: Section): string =>
  rejected ? 'rejected' : completenessLabels[completeness];

/** The dropdown of the phone: each section with its icon, and in words what the icon says. */
function SectionMenu({ sections }: { sections: readonly Section[] }) {
  const { step, goTo } = useWizard();
  const at = sections.findIndex(({ index }) => index === step);
  const open = sections[at];
  const numbered = ({ label }: Section, place: number) => `${place + 1}. ${label}`;
  if (!open) return null;
  return (
    <>
      <Text textStyle="label" mb="1.5" aria-hidden>
        Section
      </Text>
      <Menu
        wide
        label={`Section: ${numbered(open, at)} (${standing(open)})`}
        trigger={
          <>
            <CompletenessIcon completeness={open.completeness} />
            <Span flex="1">{numbered(open, at)}</Span>
            <Icon name="chevron-down" />
          </>
        }
        entries={sections.map((section, place) => ({
          id: section.key,
          label: numbered(section, place),
          picture: (
            <Span aria-hidden display="inline-flex">
              <CompletenessIcon completeness={section.completeness} />
            </Span>
          ),
          aside: (
            <Span textStyle="small" ms="auto" flexShrink="0" color={section.rejected ? 'danger.fg' : undefined}>
              {standing(section)}
            </Span>
          ),
          current: section.index === step,
          onSelect: () => void goTo(section.index),
        }))}
      />
    </>
  );
}
