import { createAreaMount } from '@groundwork/web-mount';
import { Frame } from './app/frame.js';
import { routes } from './app/routes.js';

export default createAreaMount({ name: 'broker', routes, frame: Frame });
