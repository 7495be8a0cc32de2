import { admin, lenderPage as words, signingSetting, titles } from '@groundwork/domain-messages-admin';
import { useArea, useTitle } from '@groundwork/web-mount';
import { Box, Grid, Icon, PageHeader, Text } from '@groundwork/web-ui';
import type { IconName } from '@groundwork/web-ui';
import { LinkCard } from '../../components/link-card.js';

interface Place {
  to: string;
  icon: IconName;
  title: string;
  detail: string;
}

const places = (isSuper: boolean): Place[] => [
  { to: '/settings/lender', icon: 'home', title: words.shown, detail: words.shownDetail },
  { to: '/settings/letters', icon: 'edit', title: words.letters, detail: words.lettersDetail },
  { to: '/settings/signing', icon: 'pen', title: signingSetting.title, detail: signingSetting.purpose },
  { to: '/loanlimits', icon: 'settings', title: titles.loanLimits, detail: words.limitsDetail },
  { to: '/loandocuments', icon: 'folder', title: titles.loanDocuments, detail: words.documentsDetail },
  { to: '/drawrules', icon: 'shield', title: titles.drawRules, detail: words.rulesDetail },
  { to: '/drawapproval', icon: 'users', title: words.approvals, detail: words.approvalsDetail },
  { to: '/administrators', icon: 'users', title: words.people, detail: words.peopleDetail },
  { to: '/apitokens', icon: 'shield', title: titles.apiTokens, detail: words.tokensDetail },
  { to: '/webhooks', icon: 'bell', title: titles.webhooks, detail: words.webhooksDetail },
  ...(isSuper
    ? ([
        { to: '/operations', icon: 'chart', title: titles.operations, detail: words.operationsDetail },
      ] satisfies Place[])
    : []),
  { to: '/termsheets', icon: 'file', title: titles.termSheets, detail: words.termSheetsDetail },
  { to: '/waivermasters', icon: 'file', title: titles.waiverMasters, detail: words.waiversDetail },
  {
    to: '/editicca',
    icon: 'edit',
    title: isSuper ? admin.editIccaMaster : admin.viewIccaMaster,
    detail: words.agreementDetail,
  },
  { to: '/editesign', icon: 'pen', title: admin.editEsignMaster, detail: words.esignDetail },
];

/** Where everything is set that holds for all: each place with what it is for. */
export function SettingsScreen() {
  useTitle(words.title);
  const { role } = useArea().user;
  return (
    <>
      <PageHeader title={words.title} description={words.purpose} />
      <Grid
        as="ul"
        aria-label={words.areas}
        listStyleType="none"
        p="0"
        m="0"
        gap="4"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 300px), 1fr))"
      >
        {places(role === 'super').map(({ to, icon, title, detail }) => (
          <li key={to}>
            <LinkCard to={to}>
              <Box color="accent.fg" fontSize="xl" flexShrink="0">
                <Icon name={icon} />
              </Box>
              <Box minWidth="0">
                <Text fontWeight="semibold">{title}</Text>
                <Text textStyle="small">{detail}</Text>
              </Box>
            </LinkCard>
          </li>
        ))}
      </Grid>
    </>
  );
}
