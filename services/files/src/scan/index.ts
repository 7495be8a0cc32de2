export { ScanModule } from './scan.module.js';
export { SCANNER } from './virus-scanner.types.js';
export type { VirusScanner } from './virus-scanner.types.js';
