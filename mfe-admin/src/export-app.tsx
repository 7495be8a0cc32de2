import { createAreaMount } from '@groundwork/web-mount';
import { routes } from './app/routes.js';

export default createAreaMount({ name: 'admin', routes });
