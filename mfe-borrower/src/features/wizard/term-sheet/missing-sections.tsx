import { incompleteSteps, stepKeys, steps } from '@groundwork/domain-applications';
import { Alert, Button, Wrap } from '@groundwork/web-ui';
import { factsOf } from '../../../data/application-facts.js';
import { useWizard } from '../wizard-context.js';

/** Sections that the final submit still waits for, each with the way to it. */
export function MissingSections() {
  const { application, goTo } = useWizard();
  const missing = incompleteSteps(factsOf(application)).filter((key) => key !== 'termSheet');
  if (missing.length === 0) return null;
  return (
    <Alert tone="warning" title="These sections are not complete yet">
      <Wrap mt="2" gap="2">
        {missing.map((key) => {
          const index = stepKeys.indexOf(key);
          return (
            <Button key={key} size="sm" variant="outline" onClick={() => void goTo(index)}>
              {steps[index]?.label}
            </Button>
          );
        })}
      </Wrap>
    </Alert>
  );
}
