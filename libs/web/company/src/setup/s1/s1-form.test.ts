import { expect, it } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import { downloadS1 } from './s1-form.js';

/** What the browser was given to keep. */
async function downloaded(work: () => Promise<void>): Promise<{ name: string; document: PDFDocument }> {
  const blobs: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:test/${blobs.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  let name = '';
  const click = (event: Event) => {
    event.preventDefault();
    name = (event.target as HTMLAnchorElement).download;
  };
  addEventListener('click', click);
  await work();
  removeEventListener('click', click);
  const bytes = await new Promise<ArrayBuffer>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(blobs[0] as Blob);
  });
  expect(blobs.map(({ type }) => type)).toEqual(['application/pdf']);
  return { name, document: await PDFDocument.load(new Uint8Array(bytes)) };
}

it('the blank S-1 of an owner is a PDF that can be filled in, called after the owner', async () => {
  const { name, document } = await downloaded(() =>
    downloadS1({ company: 'Hill Country Homes LLC', name: 'Maria Alvarez', percent: '45' }),
  );
  expect([name, document.getTitle(), document.getPageCount()]).toEqual([
    'S-1 Maria Alvarez.pdf',
    'S-1 of Maria Alvarez',
    1,
  ]);
  const fields = document.getForm().getFields();
  expect(fields).toHaveLength(6);
  for (const field of fields) expect(document.getForm().getTextField(field.getName()).getText()).toBeUndefined();
});

it.each(['Дмитрий Иванов', '王小明', 'שרה כהן', 'Zoë 🏠'])('is made for %s too', async (owner) => {
  const { name, document } = await downloaded(() => downloadS1({ company: 'Дом 🏠', name: owner, percent: '20' }));
  expect([name, document.getTitle()]).toEqual([`S-1 ${owner}.pdf`, `S-1 of ${owner}`]);
});
