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

interface FileTypeEntry {
  readonly label: string;
  readonly accepts: readonly string[];
  readonly parents: readonly ParentType[];
}

const entry = (label: string, accepts: readonly string[], ...parents: ParentType[]): FileTypeEntry => ({ label, accepts, parents });

/** The file types of the specification (section 3) with their labels, the content types they take and their parents. */
export const fileTypes = {
  budget: entry('Budget', SHEETS, 'application'),
  resume: entry('Resume', TEXTS, 'user', 'company', 'application'),
  tax_return: entry('Tax Return', PDF, 'application', 'company'),
  financial_statement: entry('Financial Statement', PDF, 'application', 'company'),
  bank_statement: entry('Bank Statements', PDF, 'application', 'company'),
  w9: entry('W-9', PDF, 'company', 'broker', 'application'),
  authorization: entry('Corporate Authorization', PDF, 'company', 'application'),
  building_permit: entry('Building Permit', PDF, 'application'),
  insurance: entry('Insurance', PDF, 'application'),
  subordinated_debt: entry('Subordinated Debt', PDF, 'application'),
  deed: entry('General Warranty Deed', PDF, 'application'),
  purchasecontract: entry('Purchase Contract', PDF, 'application'),
  survey: entry('Survey or Plot Map', PDF, 'application'),
  constructiondrawings: entry('Construction Drawings', PDF, 'application'),
  specsheet: entry('Spec Sheet', PDF, 'application'),
  presalecontract: entry('Presale Contract', PDF, 'application'),
  thirdpartyinspection: entry('Third-Party Inspection', PDF, 'application'),
  photos: entry('Interior and Exterior Photos', DOCUMENTS, 'application'),
  companyLogo: entry('Company Logo', IMAGES, 'company'),
  brokerLogo: entry('Broker Logo', IMAGES, 'broker'),
  orgdocuments: entry('Organization Documents', PDF, 'company'),
  s1: entry('S-1', PDF, 'company', 'user'),
  drawRequestDocument: entry('Supporting Document', DOCUMENTS, 'application'),
  brokerAgreement: entry('Referral Agreement', PDF, 'broker'),
  esri: entry('Demographic File', PDF, 'application'),
} as const satisfies Readonly<Record<string, FileTypeEntry>>;
export type FileType = keyof typeof fileTypes;
export const fileTypeValues = Object.keys(fileTypes) as readonly FileType[];

/** Largest file that is taken, in bytes. */
export const MAX_FILE_SIZE = 100 * 1024 * 1024;

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
  return fileTypes[type].parents.includes(parent);
}

/** Whether a type takes a content type ('application/pdf; charset=…' counts as its first part). */
export function acceptsContentType(type: FileType, contentType: string): boolean {
  const bare = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  return fileTypes[type].accepts.includes(bare);
}

/** The `accept` attribute of a file input. */
export function acceptAttribute(type: FileType): string {
  return fileTypes[type].accepts.join(',');
}

/** 5242880 → '5 MB'; whole below 10 kB steps, one digit above. */
export function formatFileSize(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB'] as const;
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const digits = unit === 0 || Number.isInteger(size) || size >= 100 ? 0 : 1;
  return `${size.toFixed(digits)} ${units[unit]}`;
}
