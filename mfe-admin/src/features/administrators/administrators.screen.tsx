import { admin, administratorsPage as words, titles } from '@groundwork/domain-messages-admin';
import { Link, QueryState, useArea, useTitle } from '@groundwork/web-mount';
import { Alert, ButtonLink, DataTable, Heading, PageHeader, Stack, StatusBadge, TextLink } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { Administrators } from '../../components/administrators/administrators.js';
import type { Administrator, CompanyAdmin } from '../../data/api.js';
import { useAllCompanyAdmins } from '../../data/company-admins.js';
import { useAdministrators } from '../../data/people.js';

/** The administrators of the lender in a place of their own: super administrators change them, everybody sees who does what. */
export function AdministratorsScreen() {
  useTitle(titles.administrators);
  const { user } = useArea();
  return (
    <>
      <PageHeader
        title={titles.administrators}
        description={words.purpose}
        actions={
          <ButtonLink asChild variant="outline">
            <Link to="/updatePassword">{words.updatePassword}</Link>
          </ButtonLink>
        }
      />
      <Stack gap="8">
        {user.role === 'super' ? <Administrators /> : <Alert tone="neutral">{words.readOnly}</Alert>}
        <Work />
      </Stack>
    </>
  );
}

const openTasks = ({ tasks }: Administrator): number => tasks?.filter(({ completed }) => !completed).length ?? 0;

const columnsOf = (companyAdmins: readonly CompanyAdmin[]): Column<Administrator>[] => {
  const of = ({ userId }: Administrator) => companyAdmins.filter((each) => each.userId === userId);
  return [
    { id: 'name', header: words.name, cell: ({ firstName, lastName }) => `${firstName} ${lastName}` },
    {
      id: 'super',
      header: words.rights,
      cell: ({ isOwner }) => (isOwner ? <StatusBadge tone="accent">{words.isSuper}</StatusBadge> : words.plain),
    },
    { id: 'companies', header: words.companies, align: 'end', cell: (row) => of(row).length },
    {
      id: 'points',
      header: words.points,
      align: 'end',
      cell: (row) => of(row).filter(({ isPoint }) => isPoint).length,
    },
    {
      id: 'tasks',
      header: words.tasks,
      align: 'end',
      cell: (row) => (
        <TextLink asChild>
          <Link
            to={`/activity?person=${row.userId}`}
            aria-label={`${words.tasks}: ${row.firstName} ${row.lastName}, ${openTasks(row)}`}
          >
            {openTasks(row)}
          </Link>
        </TextLink>
      ),
    },
  ];
};

/** Who looks after how much, with the way to each one's tasks. */
function Work() {
  const companyAdmins = useAllCompanyAdmins();
  return (
    <Stack as="section" gap="3" aria-label={words.work}>
      <Heading as="h2" size="sub">
        {words.work}
      </Heading>
      <QueryState query={useAdministrators()} failed={admin.errorGettingAdmins}>
        {(all) => (
          <DataTable
            caption={words.work}
            columns={columnsOf(companyAdmins.data ?? [])}
            rows={all}
            rowKey={({ userId }) => userId}
          />
        )}
      </QueryState>
    </Stack>
  );
}
