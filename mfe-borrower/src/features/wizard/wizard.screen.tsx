import { isEditable } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { borrower } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { QueryState, useParams, useTitle } from '@groundwork/web-mount';
import { useApplication } from '../../data/applications.js';
import { NotEditable } from './not-editable.js';
import { Wizard } from './wizard.js';

/** Opens an application: the wizard while it may be edited, else where it stands (specification 2). */
export function WizardScreen() {
  const { id = '' } = useParams();
  useTitle('Application');
  const query = useApplication(id);
  return (
    <QueryState
      query={query}
      loading={borrower.fetchingProjectData}
      failed={fill(screens.errorGettingApplication, { id })}
    >
      {(application) =>
        isEditable(application.status) ? (
          <Wizard application={application} />
        ) : (
          <NotEditable application={application} />
        )
      }
    </QueryState>
  );
}
