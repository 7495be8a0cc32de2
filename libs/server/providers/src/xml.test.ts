import { escapeXml, parseXml, xmlText } from './index.js';

describe('the XML of a provider', () => {
  it('is read by the names of its elements, with XML’s own entities', () => {
    const root = parseXml(
      '<?xml version="1.0"?><s:Status xmlns:s="urn:x"><s:Code> pass </s:Code><s:Text>Tom &amp; Jerry &#x41;</s:Text><s:Text>other</s:Text></s:Status>',
    );
    expect([
      root.localName,
      xmlText(root, 'Code'),
      xmlText(root, 'Text'),
      xmlText(root, 'None'),
      xmlText(root, 'Code', 'None'),
    ]).toEqual(['Status', 'pass', 'Tom & Jerry A', undefined, undefined]);
  });

  it.each([
    ['a document type', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    ['a document type in other letters', '<!doctype a><a/>'],
    ['entities that grow', '<!DOCTYPE a [<!ENTITY x "0123456789"><!ENTITY y "&x;&x;">]><a>&y;</a>'],
    ['an entity that nobody declared', '<a>&x;</a>'],
    ['HTML', '<html><body><br></body></html>'],
    ['an end that is missing', '<a><b></a>'],
    ['two roots', '<a/><b/>'],
    ['text alone', 'Service unavailable'],
    ['nothing', ''],
  ])('is refused with %s', (_, text) => {
    expect(() => parseXml(text)).toThrow(SyntaxError);
  });

  it('is refused without a word of it', () => {
    expect(() => parseXml('<a>secret</b>')).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('secret') }),
    );
  });

  it('is written with what XML cannot hold left out', () => {
    expect(escapeXml('<a> & "b" \'c\' \u0000\u0008 é 😀 \uD800')).toBe(
      '&lt;a&gt; &amp; &quot;b&quot; &apos;c&apos;  é 😀 ',
    );
    expect(xmlText(parseXml(`<a>${escapeXml('<&>')}</a>`))).toBe('<&>');
  });
});
