import { useWatch } from 'react-hook-form';
import { applicationHints, applicationRecord } from '@groundwork/domain-applications';
import { fieldsOf } from '@groundwork/domain-records';
import { useWizard } from '../wizard-context.js';
import { soldOffOf } from './property-values.js';
import type { PropertiesValues } from './property-values.js';
import { QuestionField } from './question-field.js';
import { QuestionGrid, QuestionGroup } from './question-group.js';

/** What is asked once about all properties of the application. */
export function ProjectQuestions() {
  const { application } = useWizard();
  const sold = useWatch<PropertiesValues, 'unitsSoldOffIndividually'>({ name: 'unitsSoldOffIndividually' });
  const facts = {
    loanType: application.loanType,
    propertyType: application.propertyType,
    propertyCount: application.properties.length,
    unitsSoldOffIndividually: soldOffOf(sold),
  };
  const questions = fieldsOf(applicationRecord, { section: 'project', facts });
  if (questions.length === 0) return null;
  return (
    <QuestionGroup label="The project">
      <QuestionGrid>
        {questions.map(({ name, label, input, options }) => (
          <QuestionField
            key={name}
            name={name as 'ownAllProperties'}
            label={label}
            input={input}
            options={options}
            hint={applicationHints[name as 'ownAllProperties']}
          />
        ))}
      </QuestionGrid>
    </QuestionGroup>
  );
}
