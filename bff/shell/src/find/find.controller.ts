import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import { operations as applications } from '@groundwork/contract-applications';
import { operations as brokers } from '@groundwork/contract-brokers';
import { operations as companies } from '@groundwork/contract-companies';
import { operations as identity } from '@groundwork/contract-identity';
import { OpenTo, ServiceGateway } from '@groundwork/server-bff';
import type { FastifyRequest } from 'fastify';
import { Found } from './find.dto.js';
import type { FoundItem } from './find.dto.js';

const most = 6;
const shortest = 2;
const longest = 100;

/**
 * Finds by words what the user may see, a few of each kind. Each service is asked once, in the name of the user, and decides itself
 * what may be seen.
 */
@Controller('find')
export class FindController {
  constructor(private readonly services: ServiceGateway) {}

  @Get()
  @OpenTo('user', { beyond: 'applications, companies, people and brokers by words' })
  @ApiQuery({ name: 'q', type: String, required: false, description: 'Shorter than two characters finds nothing.' })
  @ApiOkResponse({ type: Found })
  async find(@Req() request: FastifyRequest, @Query('q') words?: string): Promise<Found> {
    const q = (words ?? '').trim().slice(0, longest);
    if (q.length < shortest) return { items: [], incomplete: false };
    const answers = await Promise.allSettled(this.searches(request, q));
    return {
      items: answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
      incomplete: answers.some(({ status }) => status === 'rejected'),
    };
  }

  private searches(request: FastifyRequest, q: string): Promise<FoundItem[]>[] {
    const { role, company, sub } = request.user ?? {};
    if (role === 'borrower') return company ? [this.ownApplications(request, q, company)] : [];
    if (role === 'broker') return sub ? [this.referrals(request, q, sub)] : [];
    return [
      this.applications(request, q),
      this.companies(request, q),
      this.people(request, q),
      this.brokers(request, q),
    ];
  }

  private async applications(request: FastifyRequest, q: string): Promise<FoundItem[]> {
    const { items } = await this.services.call(request, applications.searchApplications, { query: { q, limit: most } });
    return items.map(applicationItem);
  }

  private async ownApplications(request: FastifyRequest, q: string, companyId: string): Promise<FoundItem[]> {
    const { items } = await this.services.call(request, applications.searchOwnApplications, {
      params: { companyId },
      query: { q, limit: most },
    });
    return items.map((item) => applicationItem({ ...item, companyName: null }));
  }

  private async companies(request: FastifyRequest, q: string): Promise<FoundItem[]> {
    const found = await this.services.call(request, companies.listCompanies, { query: { search: q, limit: most } });
    return found.map(({ companyId, organizationName, mailingCity, mailingState }) => ({
      kind: 'company',
      id: companyId,
      name: organizationName,
      detail: [mailingCity, mailingState].filter(Boolean).join(', '),
      state: null,
      companyId,
    }));
  }

  private async people(request: FastifyRequest, q: string): Promise<FoundItem[]> {
    const found = await this.services.call(request, identity.findPeople, { query: { q } });
    return found.map(({ userId, firstName, lastName, email, role, companyId, companyName }) => ({
      kind: 'person',
      id: userId,
      name: `${firstName} ${lastName}`,
      detail: [companyName, email].filter(Boolean).join(' · '),
      state: role,
      companyId,
    }));
  }

  private async brokers(request: FastifyRequest, q: string): Promise<FoundItem[]> {
    const found = await this.services.call(request, brokers.findBrokers, { query: { q } });
    return found.map(({ id, businessName, name, status }) => ({
      kind: 'broker',
      id,
      name: businessName,
      detail: name,
      state: status,
      companyId: null,
    }));
  }

  private async referrals(request: FastifyRequest, q: string, userId: string): Promise<FoundItem[]> {
    const { agreements } = await this.services.call(request, brokers.getBrokerOfUser, { params: { id: userId } });
    const words = q.toLowerCase();
    return agreements
      .filter(({ clientName }) => clientName.toLowerCase().includes(words))
      .slice(0, most)
      .map(({ id, clientName, clientRepresentativeName, status }) => ({
        kind: 'referral',
        id,
        name: clientName,
        detail: clientRepresentativeName,
        state: status,
        companyId: null,
      }));
  }
}

interface FoundApplication {
  readonly id: string;
  readonly projectNumber: number;
  readonly name: string;
  readonly street: string | null;
  readonly companyName: string | null;
  readonly companyId: string;
  readonly status: string;
}

const applicationItem = (application: FoundApplication): FoundItem => ({
  kind: 'application',
  id: application.id,
  name: [application.projectNumber, application.name || application.street].filter(Boolean).join(' '),
  detail: [application.street, application.companyName].filter(Boolean).join(' · '),
  state: application.status,
  companyId: application.companyId,
});
