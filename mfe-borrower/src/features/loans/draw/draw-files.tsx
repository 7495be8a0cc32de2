import { AttachedFiles } from '@groundwork/web-lending/files';
import type { LineFile } from './draw-values.js';

interface DrawFilesProps {
  applicationId: string;
  /** Keeps uploads of one place apart from those of others. */
  about: string;
  files: readonly LineFile[];
  onChange: (change: (files: readonly LineFile[]) => readonly LineFile[]) => void;
}

/** Photographs and papers of a line or of the whole draw. */
export function DrawFiles(props: DrawFilesProps) {
  return <AttachedFiles label="Add supporting documents" {...props} />;
}
