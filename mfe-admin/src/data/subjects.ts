import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TaskSubject } from '@groundwork/domain-accounts';
import { numberedName } from '@groundwork/domain-applications';
import { formatCents } from '@groundwork/domain-money';
import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';
import { companyTitle } from './companies.js';

interface FoundSubject {
  id: string;
  label: string;
  hint?: string;
}

interface FoundSubjects {
  options: FoundSubject[];
  more: boolean;
}

const atOnce = 20;

const few = (all: FoundSubject[]): FoundSubjects => ({ options: all.slice(0, atOnce), more: all.length > atOnce });

/** What of a kind matches a text, as a selector lists it. */
const search: Readonly<Record<TaskSubject, (text: string) => Promise<FoundSubjects>>> = {
  company: async (text) => {
    const query = { ...(text ? { search: text } : {}), limit: atOnce + 1 };
    const companies = await unwrap(api.GET('/api/admin/company/getAll', { params: { query } }));
    return few(companies.map((company) => ({ id: company.companyId, label: companyTitle(company) })));
  },
  application: async (text) => {
    const query = text ? { q: text.slice(0, 100) } : {};
    const { items, nextCursor } = await unwrap(api.GET('/api/admin/application/search', { params: { query } }));
    const { options, more } = few(
      items.map(({ id, name, projectNumber, companyName }) => ({
        id,
        label: numberedName({ name: name ?? id, projectNumber }),
        ...(companyName ? { hint: companyName } : {}),
      })),
    );
    return { options, more: more || Boolean(nextCursor) };
  },
  draw: async (text) => {
    const query = { ...(text ? { q: text.slice(0, 100) } : {}) };
    const { items, nextCursor } = await unwrap(api.GET('/api/admin/drawrequest/search', { params: { query } }));
    const { options, more } = few(
      items.map(({ id, applicationName, projectNumber, requestedAmount }) => ({
        id,
        label: numberedName({ name: applicationName, projectNumber }),
        hint: formatCents(requestedAmount),
      })),
    );
    return { options, more: more || Boolean(nextCursor) };
  },
  broker: async (text) => {
    const brokers = await unwrap(api.GET('/api/admin/brokers'));
    const words = text.toLowerCase();
    return few(
      brokers
        .map(({ id, firstName, lastName, businessName }) => ({
          id,
          label: businessName,
          hint: `${firstName} ${lastName}`,
        }))
        .filter(({ label, hint }) => `${label} ${hint}`.toLowerCase().includes(words)),
    );
  },
};

/** Companies, applications, draws or brokers by a text; those of before stay until the new ones are there. */
export function useFoundSubjects(kind: TaskSubject, text: string, enabled: boolean) {
  return useQuery({
    queryKey: ['subjects', kind, text],
    queryFn: () => search[kind](text),
    placeholderData: keepPreviousData,
    enabled,
  });
}
