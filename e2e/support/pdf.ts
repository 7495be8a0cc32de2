/** A PDF with a line of text on each page, in a font that it does not bring along. */
export function pdfOf(pages: readonly string[]): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  pages.forEach((text, at) => {
    const content = `BT /F1 24 Tf 72 700 Td (${text}) Tj ET`;
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + at * 2} 0 R>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    );
  });
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj${object}endobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

/** A PDF that nobody reads without its password, which fits none of what its dictionary says. */
export const lockedPdf = (): Buffer =>
  Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj',
      `3 0 obj<</Filter/Standard/V 1/R 2/P -4/O<${'31'.repeat(32)}>/U<${'32'.repeat(32)}>>>endobj`,
      'trailer<</Size 4/Root 1 0 R/Encrypt 3 0 R/ID[<3030><3030>]>>',
      'startxref',
      '0',
      '%%EOF',
    ].join('\n'),
  );
