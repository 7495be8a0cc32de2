import { randomUUID } from 'node:crypto';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import type { OwnerDto } from '../owners/index.js';
import { anOwnCompany } from '../testing/set-up.js';
import type { OwnCompany } from '../testing/set-up.js';
import type { PeopleDto, PersonDto } from './person.dto.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startService(service);
});
afterAll(() => harness.close());

describe('what is known of a person', () => {
  it('is kept as it is given: family, employer, years of experience, a résumé in words', async () => {
    const own = await anOwnCompany(harness);
    const details = {
      middleName: 'Ramon',
      married: true,
      spouseName: 'Ines Ortega',
      employedByThirdparty: true,
      thirdpartyCompanyName: 'Rowe Concrete',
      thirdpartyEmploymentStatus: 'Part Time',
      thirdpartyEmployedSince: 2015,
      yearsInHomeConstruction: 12,
      yearsInCommercialConstruction: 0,
      resumeText: 'Twelve years of framing.',
    };
    const luis = await own.employee(details);
    expect(luis).toMatchObject(details);
    expect((await own.get<PeopleDto>(`/people/company/${own.companyId}`)).otherPeople[0]).toMatchObject(details);
  });

  it('loses spouse and employer with a No', async () => {
    const own = await anOwnCompany(harness);
    const { id } = await own.employee({
      married: true,
      spouseName: 'Ines Ortega',
      employedByThirdparty: true,
      thirdpartyCompanyName: 'Rowe Concrete',
      thirdpartyEmploymentStatus: 'Full Time',
      thirdpartyEmployedSince: 2015,
    });
    const single = await own.put<PersonDto>('/people', { id, version: 1, married: false });
    expect(single).toMatchObject({ married: false, spouseName: null, thirdpartyCompanyName: 'Rowe Concrete' });
    const free = await own.put<PersonDto>('/people', {
      id,
      version: 2,
      employedByThirdparty: false,
      thirdpartyCompanyName: 'Rowe Concrete',
    });
    expect(free).toMatchObject({
      thirdpartyCompanyName: null,
      thirdpartyEmploymentStatus: null,
      thirdpartyEmployedSince: null,
    });
    expect((await own.get<PeopleDto>(`/people/company/${own.companyId}`)).otherPeople[0]).toMatchObject({
      spouseName: null,
      thirdpartyCompanyName: null,
    });
  });

  it('keeps the consent to text messages with its number alone, of an employee and of an owner', async () => {
    const own = await anOwnCompany(harness);
    const { id } = await own.employee({ mobileNumber: '(713) 555-0142', canSendMessages: true });
    const consentAfter = async (version: number, changes: object) =>
      (await own.put<PersonDto>('/people', { id, version, ...changes })).canSendMessages;
    expect(await consentAfter(1, { title: 'Superintendent', mobileNumber: '713 555 0142' })).toBe(true);
    expect(await consentAfter(2, { mobileNumber: '7135550143' })).toBe(false);
    expect(await consentAfter(3, { mobileNumber: '7135550144', canSendMessages: true })).toBe(true);
    expect(await consentAfter(4, { mobileNumber: null })).toBe(false);
    const dana = await own.partner('Dana', 30);
    const share = (version: number, person: object) =>
      own.put<OwnerDto>('/entity-owners', { id: dana.id, version, person });
    expect((await share(1, { canSendMessages: true })).person?.canSendMessages).toBe(true);
    expect((await share(2, { mobileNumber: '7135550177' })).person?.canSendMessages).toBe(false);
  });
});

describe('a résumé', () => {
  const uploaded = (own: OwnCompany, personId: string | null, more: object = {}) => {
    const fileUploadId = randomUUID();
    return harness
      .deliver('file.uploaded', fileUploadId, {
        fileUploadId,
        parentType: 'company',
        parentId: own.companyId,
        fileType: 'resume',
        userId: own.actor.userId ?? '',
        personId,
        ...more,
      })
      .then(() => fileUploadId);
  };

  it('that was uploaded is on file for the person or the contractor it is of, the newest one', async () => {
    const own = await anOwnCompany(harness);
    const luis = await own.employee();
    const dana = await own.partner('Dana', 30);
    const gene = await own.contractor();
    const first = await uploaded(own, luis.id);
    const ofDana = await uploaded(own, dana.personId);
    const ofGene = await uploaded(own, gene.thirdPartyContractorId);
    const people = () => own.get<PeopleDto>(`/people/company/${own.companyId}`);
    const resumes = async () => {
      const { owners, otherPeople, thirdPartyContractors } = await people();
      return [owners[0]?.resumeId, otherPeople[0]?.resumeId, thirdPartyContractors[0]?.resumeId];
    };
    expect(await resumes()).toEqual([ofDana, first, ofGene]);
    const second = await uploaded(own, luis.id);
    expect(await resumes()).toEqual([ofDana, second, ofGene]);
    // What is being edited meanwhile has the same version: nothing of it is refused.
    expect(await own.put('/people', { id: luis.id, version: 1, title: 'Superintendent' })).toMatchObject({
      resumeId: second,
      version: 2,
    });
    // No client names the file.
    await own.put('/people', { id: luis.id, version: 2, title: 'Foreman', resumeId: first });
    await own.put('/contractors', { thirdPartyContractorId: gene.thirdPartyContractorId, version: 1, resumeId: first });
    expect(await resumes()).toEqual([ofDana, second, ofGene]);
  });

  it("that another company uploads for one's people is not", async () => {
    const [own, other] = [await anOwnCompany(harness), await anOwnCompany(harness)];
    const luis = await own.employee();
    const gene = await own.contractor();
    await uploaded(other, luis.id);
    await uploaded(other, gene.thirdPartyContractorId, { parentType: 'user', parentId: other.actor.userId });
    await uploaded(own, null);
    await uploaded(own, luis.id, { fileType: 's1' });
    const { otherPeople, thirdPartyContractors } = await own.get<PeopleDto>(`/people/company/${own.companyId}`);
    expect([otherPeople[0]?.resumeId, thirdPartyContractors[0]?.resumeId]).toEqual([null, null]);
  });
});
