import type { Type } from '@nestjs/common';
import type { Operation } from '@groundwork/server-auth';
import { forwardingController } from './forwarding.controller.js';
import { route } from './route.js';

/** The operations of the files service for an upload in parts. */
type UploadOperations = Readonly<
  Record<'beginUpload' | 'getUpload' | 'addPart' | 'finishUpload' | 'giveUpUpload', Operation>
>;

/** Uploads in parts, for lines that break, passed on to the files service. */
export const resumableUploadsController = (files: UploadOperations): Type =>
  forwardingController('ResumableUploads', {
    begin: route.post('/fileUpload/resumable', 'user', files.beginUpload, {
      beyond: 'an upload in parts begins: fields as in a form, name, size',
      machine: true,
    }),
    state: route.get('/fileUpload/resumable/{id}', 'user', files.getUpload, { beyond: 'how much of it has arrived' }),
    addPart: route.put('/fileUpload/resumable/{id}', 'user', files.addPart, {
      beyond: 'the next part, application/octet-stream, ?offset=',
      machine: true,
    }),
    finish: route.post('/fileUpload/resumable/{id}', 'user', files.finishUpload, {
      beyond: 'all parts are there: the file, as an upload answers it',
      machine: true,
    }),
    giveUp: route.delete('/fileUpload/resumable/{id}', 'user', files.giveUpUpload, {
      beyond: 'given up',
      machine: true,
    }),
  });
