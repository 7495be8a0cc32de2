import { useQuery, useQueryClient } from '@tanstack/react-query';
import { companyKeys } from '@groundwork/web-company';
import type { Contractor, NewContractor, NewPerson, Person } from '@groundwork/web-company';
import { useCommand } from '@groundwork/web-http';
import { companyQuery, companyReads, companyWrites } from './company.js';

/** Whom an application of a company may name: its owners, employees and contractors. */
export const useParties = (companyId: string) =>
  useQuery({ queryKey: companyKeys.people(companyId), queryFn: () => companyReads.people(companyId) });

/** Whether nobody can be added to a company: one of its applications is under review (specification 4). */
export const useIsLocked = (companyId: string): boolean => useQuery(companyQuery(companyId)).data?.locked === true;

/** Adds a contractor to the company, once. */
export function useAddContractor() {
  const client = useQueryClient();
  return useCommand<Contractor, NewContractor>({
    once: true,
    mutationFn: (body) => companyWrites.addContractor(body),
    onSuccess: () => client.invalidateQueries({ queryKey: companyKeys.all }),
  });
}

/** Adds an employee to the company, once. */
export function useAddPerson() {
  const client = useQueryClient();
  return useCommand<Person, NewPerson>({
    once: true,
    mutationFn: (body) => companyWrites.addPerson(body),
    onSuccess: () => client.invalidateQueries({ queryKey: companyKeys.all }),
  });
}
