import { describe, expect, it } from '@jest/globals';
import { cleanPasted } from './clean-pasted.js';

/** As Word 365 puts it on the clipboard, shortened. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0in;} --></style></head>
<body lang=EN-US style='word-wrap:break-word'><!--StartFragment-->
<h2 style='margin-top:2.0pt'><span style='font-family:"Times New Roman",serif'>Terms</span><o:p></o:p></h2>
<p class=MsoNormal align=center style='text-align:center'><b><span style='font-size:14.0pt'>Loan</span></b><span style='font-style:italic'> of {{companyName}}</span><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;</span></span></span><![endif]>First<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp;</span></span><![endif]>Inner</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Second</p>
<p class=MsoNormal>Between</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>One</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span>Two</p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=100 colspan=2 style='border:solid'><p class=MsoNormal>Cell</p></td></tr></table>
<!--EndFragment--></body></html>`;

const flat = (html: string): string => html.replace(/>\s+</g, '><').replace(/\s+/g, ' ');

describe('what is pasted', () => {
  it('from Word becomes headings, paragraphs, real lists and tables without its fonts and classes', () => {
    expect(flat(cleanPasted(fromWord))).toBe(
      '<h2>Terms</h2>' +
        '<p style="text-align: center;"><b>Loan</b><em> of {{companyName}}</em>&nbsp;</p>' +
        '<ul><li>First<ul><li>Inner</li></ul></li><li>Second</li></ul>' +
        '<p>Between</p>' +
        '<ol><li>One</li><li>Two</li></ol>' +
        '<table><tbody><tr><td colspan="2"><p>Cell</p></td></tr></tbody></table>',
    );
  });

  it('from Google Docs keeps what is bold, and is not all bold', () => {
    const docs =
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;color:#000">Bold</span><span style="font-weight:400"> and not</span><span style="text-decoration:underline;font-style:italic">x</span></p></b>';
    expect(cleanPasted(docs)).toBe('<p><strong>Bold</strong> and not<em><u>x</u></em></p>');
  });

  it('brings in nothing that runs or loads', () => {
    expect(
      cleanPasted('<p onclick="x()">a<img src=x onerror=alert(1)><script>x</script></p><iframe src="//x"></iframe>'),
    ).toBe('<p>a</p>');
  });

  it('without markup stays as it is', () => {
    expect(cleanPasted('plain {{today}}')).toBe('plain {{today}}');
  });
});
