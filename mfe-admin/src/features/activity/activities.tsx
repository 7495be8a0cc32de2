import { placeOfSubject } from '@groundwork/domain-accounts';
import { desk } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { Link, QueryState, useSearchValue } from '@groundwork/web-mount';
import { Card, DataTable, EmptyState, Grid, Heading, Stack, TextLink } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { PersonName } from '../../components/person-name.js';
import type { Activity, ActivityCategory } from '../../data/api.js';
import { useActivities, useActivityCategories } from '../../data/tasks.js';
import { Filter } from '../../components/filter.js';

const columnsOf = (categories: readonly ActivityCategory[]): Column<Activity>[] => [
  { id: 'date', header: desk.when, cell: ({ date }) => displayInstant(date) },
  { id: 'person', header: desk.person, cell: ({ userId }) => <PersonName userId={userId} /> },
  {
    id: 'category',
    header: desk.category,
    cell: ({ activityCategoryId: id }) => categories.find((category) => category.id === id)?.name ?? id,
  },
  {
    id: 'name',
    header: desk.activity,
    cell: ({ name, about }) =>
      about ? (
        <TextLink asChild>
          <Link to={placeOfSubject(about.kind, about.id)}>{name}</Link>
        </TextLink>
      ) : (
        name
      ),
  },
  { id: 'status', header: desk.status, cell: ({ status }) => status },
  { id: 'comments', header: desk.comments, cell: ({ comments }) => comments || '—' },
];

/** What administrators did, filtered by category (specification, back office 2: Activity). */
export function Activities({ userId }: { userId: string }) {
  const [category, choose] = useSearchValue('category');
  const categories = useActivityCategories();
  const categoryId = categories.data?.find(({ id }) => id === category)?.id ?? '';
  const query = useActivities({ userId, categoryId });
  return (
    <Stack as="section" gap="4" aria-label={desk.activities}>
      <Heading as="h2">{desk.activities}</Heading>
      <QueryState query={categories} failed={desk.categoriesFailed}>
        {(all) => (
          <>
            <Grid gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 200px), 1fr))">
              <Filter label={desk.category} value={categoryId} onChoose={choose}>
                <option value="">{desk.everyCategory}</option>
                {all.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Filter>
            </Grid>
            <QueryState query={query} failed={desk.activitiesFailed}>
              {(activities) => (
                <DataTable
                  caption={desk.activities}
                  columns={columnsOf(all)}
                  rows={activities}
                  rowKey={({ id }) => id}
                  empty={
                    <Card>
                      <EmptyState icon="clipboard" title={desk.noActivities} />
                    </Card>
                  }
                />
              )}
            </QueryState>
          </>
        )}
      </QueryState>
    </Stack>
  );
}
