import { homeCallsAreMade } from '@groundwork/web-mount/testing';
import area from '../export-app.js';
import { borrower } from '../testing/borrower.js';

homeCallsAreMade(area, borrower, '/home');
