import { screens } from '@groundwork/domain-messages-screens';
import { publicPages } from '@groundwork/domain-messages-shell';
import { Box, Button } from '@groundwork/web-ui';
import { PublicFrame } from '../../components/public-frame.js';
import { logOut } from '../session/index.js';
import type { Session } from '../../data/session.types.js';
import { CompanyList } from './company-list.js';
import { chooseCompany, startNew } from './use-company.js';

/** After the sign-in of somebody who belongs to several companies (specification, sign-in 2). */
export function CompanyChoicePage({ session }: { session: Session }) {
  return (
    <PublicFrame title={publicPages.chooseCompany} lead={publicPages.chooseCompanyLead}>
      <CompanyList companies={session.companies} onChoose={chooseCompany} onStartNew={startNew} />
      <Box mt="8">
        <Button variant="ghost" icon="logout" onClick={() => void logOut()}>
          {screens.logout}
        </Button>
      </Box>
    </PublicFrame>
  );
}
