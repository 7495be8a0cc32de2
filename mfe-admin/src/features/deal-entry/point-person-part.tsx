import { useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { admin, dealEntry as words } from '@groundwork/domain-messages-admin';
import { QueryState, useAttempt, useNotify } from '@groundwork/web-mount';
import { Alert, Button, Heading, Stack, Text } from '@groundwork/web-ui';
import { Filter } from '../../components/filter.js';
import type { CompanyAdmin } from '../../data/api.js';
import { useCompanyAdmins, useSetPointPerson } from '../../data/company-admins.js';
import { useAdministrators } from '../../data/people.js';

/** Who looks after the company first; the one before is it no longer (specification, back office 4). */
export function PointPersonPart({ companyId }: { companyId: string }) {
  return (
    <Stack gap="4">
      <Heading as="h3" size="sub">
        {words.pointPerson}
      </Heading>
      <QueryState query={useCompanyAdmins(companyId)} failed={admin.errorGettingAdmins}>
        {(admins) => <Choose companyId={companyId} admins={admins} />}
      </QueryState>
    </Stack>
  );
}

function Choose({ companyId, admins }: { companyId: string; admins: CompanyAdmin[] }) {
  const administrators = useAdministrators();
  const set = useSetPointPerson(companyId);
  const notify = useNotify();
  const { attempt, failure } = useAttempt({ failed: admin.errorChoosingPointPerson });
  const replaces = admins.find(({ isPoint }) => isPoint)?.userId ?? null;
  const [chosen, choose] = useState<string>();
  const userId = chosen ?? replaces ?? '';
  return (
    <QueryState query={administrators} failed={admin.errorGettingAdmins}>
      {(all) => {
        const nameOf = (id: string) => {
          const person = all.find((each) => each.userId === id);
          return person ? `${person.firstName} ${person.lastName}` : admin.somebodyElse;
        };
        const assign = async () => {
          if (!(await attempt(() => set.mutateAsync({ userId, replaces })))) return;
          choose(undefined);
          notify.success(fill(words.pointPersonAssigned, { name: nameOf(userId) }));
        };
        return (
          <>
            <Text>{replaces ? nameOf(replaces) : words.noPointPerson}</Text>
            <Filter label={words.pointPerson} value={userId} onChoose={choose}>
              <option value="" disabled>
                {words.choose}
              </option>
              {all.map((person) => (
                <option key={person.userId} value={person.userId}>
                  {nameOf(person.userId)}
                </option>
              ))}
            </Filter>
            <Button
              alignSelf="flex-start"
              variant="outline"
              disabled={userId === '' || userId === replaces}
              loading={set.isPending}
              onClick={() => void assign()}
            >
              {words.assignPointPerson}
            </Button>
            {failure ? <Alert tone="danger">{failure}</Alert> : null}
          </>
        );
      }}
    </QueryState>
  );
}
