import { fileTypes } from '@groundwork/domain-files';
import type { FileType } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { admin } from '@groundwork/domain-messages-admin';
import type { People } from '@groundwork/web-company';
import { FileSlot } from '@groundwork/web-lending/files';
import type { StoredFile } from '@groundwork/web-lending/files';
import { useCompanyPeople } from '../../data/company-setup.js';

/** Types of files that are about a person. */
export const personTypes = ['s1', 'resume'] as const satisfies readonly FileType[];

/** S-1s and résumés, each in a place of its own with its person's name. */
export function PeopleDocuments({ companyId, files }: { companyId: string; files: readonly StoredFile[] }) {
  const people = useCompanyPeople(companyId).data;
  return personTypes.flatMap((type) =>
    [...new Set(files.filter(({ fileType }) => fileType === type).map(({ personId }) => personId))].map((personId) => (
      <FileSlot
        key={`${type}/${personId}`}
        type={type}
        parent="company"
        parentId={companyId}
        personId={personId ?? undefined}
        label={fill(admin.documentOf, { document: fileTypes[type].label, name: nameOf(people, personId) })}
        files={files.filter((file) => file.personId === personId)}
        mode="review"
        as="h3"
      />
    )),
  );
}

function nameOf(people: People | undefined, id: string | null | undefined): string {
  const person =
    people &&
    [
      ...people.owners,
      ...people.otherPeople,
      ...people.thirdPartyContractors.map((one) => ({ ...one, id: one.thirdPartyContractorId })),
    ].find((one) => one.id === id);
  return person ? [person.firstName, person.lastName].filter(Boolean).join(' ') : admin.somebodyElse;
}
