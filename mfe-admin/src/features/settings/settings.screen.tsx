import { admin, lenderPage as words, signingSetting, titles } from '@groundwork/domain-messages-admin';
import { useArea, useTitle } from '@groundwork/web-mount';
import { Box, Grid, Icon, PageHeader, Text } from '@groundwork/web-ui';
import { LinkCard } from '../../components/link-card.js';
import { screenIcons } from '../../components/screen-icons.js';

interface Place {
  to: keyof typeof screenIcons;
  title: string;
  detail: string;
}

const places = (isSuper: boolean): Place[] => [
  { to: '/settings/lender', title: words.shown, detail: words.shownDetail },
  { to: '/settings/letters', title: words.letters, detail: words.lettersDetail },
  { to: '/settings/signing', title: signingSetting.title, detail: signingSetting.purpose },
  { to: '/loanlimits', title: titles.loanLimits, detail: words.limitsDetail },
  { to: '/loandocuments', title: titles.loanDocuments, detail: words.documentsDetail },
  { to: '/drawrules', title: titles.drawRules, detail: words.rulesDetail },
  { to: '/drawapproval', title: words.approvals, detail: words.approvalsDetail },
  { to: '/administrators', title: words.people, detail: words.peopleDetail },
  ...(isSuper
    ? ([
        { to: '/apitokens', title: titles.apiTokens, detail: words.tokensDetail },
        { to: '/webhooks', title: titles.webhooks, detail: words.webhooksDetail },
        { to: '/operations', title: titles.operations, detail: words.operationsDetail },
      ] satisfies Place[])
    : []),
  { to: '/termsheets', title: titles.termSheets, detail: words.termSheetsDetail },
  { to: '/waivermasters', title: titles.waiverMasters, detail: words.waiversDetail },
  {
    to: '/editicca',

    title: isSuper ? admin.editIccaMaster : admin.viewIccaMaster,
    detail: words.agreementDetail,
  },
  { to: '/editesign', title: admin.editEsignMaster, detail: words.esignDetail },
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
        {places(role === 'super').map(({ to, title, detail }) => (
          <li key={to}>
            <LinkCard to={to}>
              <Box color="accent.fg" fontSize="xl" flexShrink="0">
                <Icon name={screenIcons[to]} />
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
