import type { RefObject } from 'react';
import { stepHints, stepKeys, steps, visibleSteps } from '@groundwork/domain-applications';
import { addProject, borrowerPages } from '@groundwork/domain-messages-borrower';
import { loanFacts } from '@groundwork/web-lending';
import { Box, Button, Card, Facts, Heading, List, ListItem, Text } from '@groundwork/web-ui';
import { factsOf } from '../../data/application-facts.js';
import { useWizard } from './wizard-context.js';

/** Before the first step of a new project: what is applied for, and what each of its steps will ask (specification 2, step -1). */
export function StartScreen({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { application, goTo } = useWizard();
  const shown = visibleSteps(application);
  const first = stepKeys.indexOf(shown[0] ?? 'name');
  return (
    <Card>
      <Heading as="h2" mb="4" ref={heading} tabIndex={-1}>
        {addProject.startTitle}
      </Heading>
      <Facts facts={loanFacts(factsOf(application)).filter(({ value }) => value !== '' && value !== null)} />
      <Heading as="h3" size="sub" mt="6" mb="1">
        {addProject.startSteps}
      </Heading>
      <Text color="fg.muted">{addProject.startLead}</Text>
      <List as="ol" mt="3" display="flex" flexDirection="column" gap="3" ps="6" listStyle="decimal">
        {shown.map((key) => (
          <ListItem key={key}>
            <Text fontWeight="semibold">{steps[stepKeys.indexOf(key)]?.label}</Text>
            <Text textStyle="small">{stepHints[key]}</Text>
          </ListItem>
        ))}
      </List>
      <Box mt="6" borderTop="1px solid" borderColor="border" pt="4">
        <Button onClick={() => void goTo(first)}>{borrowerPages.start}</Button>
      </Box>
    </Card>
  );
}
