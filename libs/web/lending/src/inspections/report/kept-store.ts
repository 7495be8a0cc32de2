import type { KeptPhoto, KeptReport } from './kept-report.js';

/** Where reports and their photographs are kept on this phone. Rejects with a QuotaExceededError where it is full. */
export interface KeptStore {
  report(key: string): Promise<KeptReport | undefined>;
  /** Those of a user. */
  reports(userId: string): Promise<KeptReport[]>;
  photos(reportKey: string): Promise<KeptPhoto[]>;
  putReport(report: KeptReport): Promise<void>;
  putPhoto(photo: KeptPhoto): Promise<void>;
  removePhoto(id: string): Promise<void>;
  /** With its photographs. */
  remove(reportKey: string): Promise<void>;
}

const name = 'groundwork-inspections';

/** A request of IndexedDB as a promise. */
const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

/** The end of a transaction: what was written is on the disk then, or nothing of it is. */
const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('IndexedDB failed'));
  });

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('reports', { keyPath: 'key' });
    request.result.createObjectStore('photos', { keyPath: 'id' }).createIndex('reportKey', 'reportKey');
  };
  return done(request);
}

/** In IndexedDB, which takes photographs as they are. It lasts over reloads, and until it is sent. */
class IndexedDbStore implements KeptStore {
  private database: Promise<IDBDatabase> | undefined;

  async report(key: string): Promise<KeptReport | undefined> {
    return this.read(
      (transaction) => transaction.objectStore('reports').get(key) as IDBRequest<KeptReport | undefined>,
    );
  }

  async reports(userId: string): Promise<KeptReport[]> {
    const range = IDBKeyRange.bound(`${userId} `, `${userId} \uffff`);
    return this.read((transaction) => transaction.objectStore('reports').getAll(range) as IDBRequest<KeptReport[]>);
  }

  async photos(reportKey: string): Promise<KeptPhoto[]> {
    const photos = await this.read(
      (transaction) =>
        transaction.objectStore('photos').index('reportKey').getAll(reportKey) as IDBRequest<KeptPhoto[]>,
    );
    return photos.sort((a, b) => (a.takenAt < b.takenAt ? -1 : 1));
  }

  putReport(report: KeptReport): Promise<void> {
    return this.write((transaction) => void transaction.objectStore('reports').put(report));
  }

  putPhoto(photo: KeptPhoto): Promise<void> {
    return this.write((transaction) => void transaction.objectStore('photos').put(photo));
  }

  removePhoto(id: string): Promise<void> {
    return this.write((transaction) => void transaction.objectStore('photos').delete(id));
  }

  remove(reportKey: string): Promise<void> {
    return this.write((transaction) => {
      transaction.objectStore('reports').delete(reportKey);
      const photos = transaction.objectStore('photos');
      const request = photos.index('reportKey').getAllKeys(reportKey);
      request.onsuccess = () => request.result.forEach((id) => photos.delete(id));
    });
  }

  private async read<T>(ask: (transaction: IDBTransaction) => IDBRequest<T>): Promise<T> {
    return done(ask(await this.begin('readonly')));
  }

  private async write(change: (transaction: IDBTransaction) => void): Promise<void> {
    const transaction = await this.begin('readwrite');
    change(transaction);
    await ended(transaction);
  }

  private async begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    this.database ??= opened();
    return (await this.database).transaction(['reports', 'photos'], mode);
  }
}

/** Where the browser has no IndexedDB, and for tests: as long as the page is open. */
export class MemoryStore implements KeptStore {
  private readonly keptReports = new Map<string, KeptReport>();
  private readonly keptPhotos = new Map<string, KeptPhoto>();

  report(key: string): Promise<KeptReport | undefined> {
    return Promise.resolve(this.keptReports.get(key));
  }
  reports(userId: string): Promise<KeptReport[]> {
    return Promise.resolve([...this.keptReports.values()].filter(({ key }) => key.startsWith(`${userId} `)));
  }
  photos(reportKey: string): Promise<KeptPhoto[]> {
    return Promise.resolve([...this.keptPhotos.values()].filter((photo) => photo.reportKey === reportKey));
  }
  putReport(report: KeptReport): Promise<void> {
    this.keptReports.set(report.key, report);
    return Promise.resolve();
  }
  putPhoto(photo: KeptPhoto): Promise<void> {
    this.keptPhotos.set(photo.id, photo);
    return Promise.resolve();
  }
  removePhoto(id: string): Promise<void> {
    this.keptPhotos.delete(id);
    return Promise.resolve();
  }
  remove(reportKey: string): Promise<void> {
    this.keptReports.delete(reportKey);
    for (const { id, reportKey: of } of [...this.keptPhotos.values()]) if (of === reportKey) this.keptPhotos.delete(id);
    return Promise.resolve();
  }
}

/** Whether what is kept outlives the page. */
export const lasts = typeof indexedDB !== 'undefined';

let store: KeptStore | undefined;

/** The store of this page. */
export const keptStore = (): KeptStore => (store ??= lasts ? new IndexedDbStore() : new MemoryStore());

export const isFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError';
