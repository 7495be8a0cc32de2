import { fill, shared } from '@groundwork/domain-messages';
import { contentInWords, extensionOf, nameFits } from './content.js';
import { safeFileName } from './names.js';
import { formatFileSize, MAX_FILE_SIZE } from './size.js';

/** Whose file it is. */
export const parentTypes = ['application', 'company', 'user', 'broker'] as const;
export type ParentType = (typeof parentTypes)[number];

const PDF = ['application/pdf'] as const;
const IMAGES = ['image/png', 'image/jpeg', 'image/webp'] as const;
const DOCUMENTS = [...PDF, ...IMAGES] as const;
const SHEETS = [
  ...PDF,
  'text/csv',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;
const TEXTS = [...PDF, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'] as const;

/** Who uploads: an administrator of either rank is 'admin'. */
export type Uploader = 'borrower' | 'broker' | 'admin';

interface FileTypeEntry {
  readonly label: string;
  readonly accepts: readonly string[];
  /** The parents that such files hang on, each with who uploads there. */
  readonly parents: Readonly<Partial<Record<ParentType, readonly Uploader[]>>>;
}

const entry = (label: string, accepts: readonly string[], parents: FileTypeEntry['parents']): FileTypeEntry => ({
  label,
  accepts,
  parents,
});

const borrower: readonly Uploader[] = ['borrower'];
const broker: readonly Uploader[] = ['broker'];
const admin: readonly Uploader[] = ['admin'];
/** Administrators may upload what belongs to an application (sign-in specification, section 5). */
const application: readonly Uploader[] = ['borrower', 'admin'];
const loan = { application } as const;

/**
 * The file types of the specification (section 3): label, the content types they take, and who uploads them to which
 * parent. Administrators edit a W-9 and file a referral agreement; the demographic file is theirs alone; the other
 * papers of a company, a user or a broker come from those themselves.
 */
export const fileTypes = {
  budget: entry('Budget', SHEETS, loan),
  resume: entry('Resume', TEXTS, { user: borrower, company: borrower, application }),
  tax_return: entry('Tax Return', PDF, { application, company: borrower }),
  financial_statement: entry('Financial Statement', PDF, { application, company: borrower }),
  bank_statement: entry('Bank Statements', PDF, { application, company: borrower }),
  w9: entry('W-9', PDF, { company: ['borrower', 'admin'], broker: ['broker', 'admin'], application }),
  authorization: entry('Corporate Authorization', PDF, { company: borrower, application }),
  building_permit: entry('Building Permit', PDF, loan),
  insurance: entry('Insurance', PDF, loan),
  subordinated_debt: entry('Subordinated Debt', PDF, loan),
  deed: entry('General Warranty Deed', PDF, loan),
  title: entry('Title', PDF, loan),
  purchasecontract: entry('Purchase Contract', PDF, loan),
  survey: entry('Survey or Plot Map', PDF, loan),
  constructiondrawings: entry('Construction Drawings', PDF, loan),
  specsheet: entry('Spec Sheet', PDF, loan),
  presalecontract: entry('Presale Contract', PDF, loan),
  thirdpartyinspection: entry('Third-Party Inspection', PDF, loan),
  photos: entry('Interior and Exterior Photos', DOCUMENTS, loan),
  companyLogo: entry('Company Logo', IMAGES, { company: borrower }),
  brokerLogo: entry('Broker Logo', IMAGES, { broker }),
  orgdocuments: entry('Organization Documents', PDF, { company: borrower }),
  s1: entry('S-1', PDF, { company: borrower, user: borrower }),
  drawRequestDocument: entry('Supporting Document', DOCUMENTS, loan),
  brokerAgreement: entry('Referral Agreement', PDF, { broker: ['broker', 'admin'] }),
  inspectionPhoto: entry('Inspection Photograph', IMAGES, { application: admin }),
  appraisal: entry('Appraisal', PDF, { application: admin }),
  esri: entry('Demographic File', PDF, { application: admin }),
} as const satisfies Readonly<Record<string, FileTypeEntry>>;
export type FileType = keyof typeof fileTypes;
export const fileTypeValues = Object.keys(fileTypes) as readonly FileType[];

/**
 * Papers of one property, not of the loan: each house that is sold before it is built has a buyer of its own, each budget that comes
 * as a file is that of its property, and demographics are those of the place where it lies.
 */
export const propertyFileTypes = ['presalecontract', 'budget', 'esri'] as const satisfies readonly FileType[];

/** Whether files of a type belong to one property of their application. */
export const isOfProperty = (type: FileType): boolean => (propertyFileTypes as readonly FileType[]).includes(type);

/** What a broker uploads at its registration, by its invitation. */
export const invitedBrokerTypes: readonly FileType[] = ['w9', 'brokerLogo'];

/** Whether a text names a file type. */
export function isFileType(value: unknown): value is FileType {
  return typeof value === 'string' && Object.hasOwn(fileTypes, value);
}

/** Whether a text names a parent type. */
export function isParentType(value: unknown): value is ParentType {
  return parentTypes.includes(value as ParentType);
}

/** Whether files of a type belong to such a parent. */
export function belongsTo(type: FileType, parent: ParentType): boolean {
  return Object.hasOwn(fileTypes[type].parents, parent);
}

/** Whether somebody of such a role uploads files of a type to such a parent. Whose the parent is, is another question. */
export function mayUpload(uploader: Uploader, type: FileType, parent: ParentType): boolean {
  const { parents }: FileTypeEntry = fileTypes[type];
  return parents[parent]?.includes(uploader) ?? false;
}

/** Whether a type takes a content type ('application/pdf; charset=…' counts as its first part). */
export function acceptsContentType(type: FileType, contentType: string): boolean {
  const bare = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  return fileTypes[type].accepts.includes(bare);
}

/** What is known of a file before it is sent; `type` is '' where the browser has no name for it. */
interface ChosenFile {
  readonly size: number;
  readonly type: string;
  readonly name?: string;
}

/**
 * Why a file need not be sent at all: it is empty, too large, of a type that is not taken, or its name ends twice
 * ('contract.pdf.exe'). The service looks at the bytes.
 */
export function fileComplaint(
  type: FileType,
  file: ChosenFile,
  limitBytes: number = MAX_FILE_SIZE,
): string | undefined {
  if (file.size === 0) return shared.fileEmpty;
  if (file.size > limitBytes) return fill(shared.fileTooLarge, { size: formatFileSize(limitBytes) });
  const fits = (name: string) => fileTypes[type].accepts.some((accepted) => nameFits(name, accepted));
  const name = file.name === undefined ? '' : safeFileName(file.name);
  if (!fits(name)) {
    const shorter = name.slice(0, name.lastIndexOf('.'));
    return extensionOf(shorter) !== '' && fits(shorter) ? shared.fileNameMisleads : shared.fileTypeRefused;
  }
  return file.type === '' || acceptsContentType(type, file.type) ? undefined : shared.fileTypeRefused;
}

/** The `accept` attribute of a file input. */
export function acceptAttribute(type: FileType): string {
  return fileTypes[type].accepts.join(',');
}

/** What is told before a file is chosen: 'PDF, PNG, JPEG or WebP, up to 100 MB'. */
export function uploadHint(type: FileType, limitBytes: number): string {
  return `${contentInWords(fileTypes[type].accepts)}, up to ${formatFileSize(limitBytes)}`;
}
