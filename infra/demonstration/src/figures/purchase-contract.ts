import { PDFDocument, StandardFonts } from 'pdf-lib';

/** A short purchase contract as a real PDF. */
export async function purchaseContract(site: { readonly street: string; readonly city: string; readonly state: string; readonly zipCode: string }): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(`Purchase contract, ${site.street}`);
  const page = document.addPage([612, 792]);
  const heading = await document.embedFont(StandardFonts.TimesRomanBold);
  const text = await document.embedFont(StandardFonts.TimesRoman);
  page.drawText('Contract for the purchase of real estate', { x: 72, y: 700, size: 18, font: heading });
  const lines = [
    `Property: ${site.street}, ${site.city}, ${site.state} ${site.zipCode}`,
    'Purchase price: $137,500.00, paid in cash at closing.',
    'The seller conveys good and indefeasible title by general warranty deed.',
    'The buyer intends to build one single-family home for sale on the property.',
    'This contract belongs to the demonstration data and binds nobody.',
  ];
  lines.forEach((line, index) => page.drawText(line, { x: 72, y: 660 - index * 20, size: 11, font: text }));
  return document.save();
}
