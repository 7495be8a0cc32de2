import type { Type } from '@nestjs/common';
import type { Operation } from '@groundwork/server-auth';
import { forwardingController } from './forwarding.controller.js';
import { route } from './route.js';

/** The own password from inside an area. */
export const ownPasswordController = (updateOwnPassword: Operation): Type =>
  forwardingController('OwnPassword', {
    updatePassword: route.post('/account/updatePassword', 'user', updateOwnPassword, {
      beyond: 'the own password from inside an area; catalogued for the shell',
    }),
  });
