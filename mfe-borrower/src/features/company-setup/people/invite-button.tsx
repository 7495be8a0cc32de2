import { useMutation, useQuery } from '@tanstack/react-query';
import { borrower, fill } from '@groundwork/domain-messages';
import { unwrap } from '@groundwork/web-http';
import { useBusy, useNotify } from '@groundwork/web-mount';
import { Badge, Button } from '@groundwork/web-ui';
import { api } from '../../../app/api.js';
import type { Person } from '../../../app/api.js';
import { companyKeys } from '../../../data/company.js';
import { useSetup } from '../setup-context.js';
import { fullName } from './person-values.js';

/** Who may be invited to use the portal for the company, and who does so already. */
function useInvitable(companyId: string) {
  return useQuery({
    queryKey: [...companyKeys.people(companyId), 'invitable'],
    queryFn: () => unwrap(api.GET('/api/borrower/people/invite/{id}', { params: { path: { id: companyId } } })),
  });
}

/** Asks somebody by email to use the portal; only with both names and an address. */
export function InviteButton({ person }: { person: Person }) {
  const { companyId } = useSetup();
  const { data = [] } = useInvitable(companyId);
  const notify = useNotify();
  const { firstName, lastName, emailAddress: email } = person;
  const invitation = useMutation({
    mutationFn: () => unwrap(api.POST('/api/borrower/users/invite', { body: { companyId, email: email ?? '', firstName: firstName ?? '', lastName: lastName ?? '' } })),
    onSuccess: () => notify.success(fill(borrower.invited, { email: email ?? '' })),
    onError: () => notify.error(borrower.errorInviting),
  });
  useBusy(invitation.isPending, borrower.invitingUser);
  if (data.some(({ personId, isMember }) => personId === person.id && isMember)) return <Badge tone="success">Uses the portal</Badge>;
  const ready = Boolean(firstName && lastName && email);
  return (
    <Button size="sm" variant="outline" disabled={!ready || invitation.isPending} aria-label={`${borrower.invite} ${fullName(person)}`} onClick={() => invitation.mutate()}>
      {borrower.invite}
    </Button>
  );
}
