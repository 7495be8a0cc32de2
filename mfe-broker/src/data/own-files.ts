import { useQuery } from '@tanstack/react-query';
import { filesQuery } from '@groundwork/web-lending/files';
import { filesAccess } from './files.js';

/** The files of the broker's own record, of every type; apart from what the frame of the area needs of files. */
export const useBrokerFiles = (brokerId: string) => useQuery(filesQuery(filesAccess, 'broker', brokerId));
