import { sanitizeContent } from './content.js';

/** Ways to smuggle script into rich text, from the known lists (OWASP, PortSwigger, mutation attacks on sanitisers). */
const attacks = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example></ScRiPt>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /><a id=x><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example/%00javascript:alert(1)" onclick="alert(1)">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="text-align:center;position:fixed;inset:0">x</p>',
  '<p style="text-align:expression(alert(1))">x</p>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="https://evil.example/x.css"><style>@import "https://evil.example/x.css"</style>',
  '<form action="https://evil.example"><input name=password><button formaction=javascript:alert(1)>x</button></form>',
  '<details open ontoggle=alert(1)>x</details>',
  '<p onmouseover=alert(1) onfocus="alert(1)" tabindex=1 autofocus>x</p>',
  '<div id="root" name="cookie" class="x" data-x="1">x</div>',
  '<template><script>alert(1)</script></template>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<<script>alert(1)//<</script>',
  '<xss style="behavior:url(x.htc)">x</xss>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
];

describe('unsafe rich text', () => {
  it.each(attacks)('leaves nothing that runs or loads: %s', (attack) => {
    const clean = sanitizeContent(`<p>before</p>${attack}<p>after</p>`);
    expect(clean).toContain('before');
    // Only tags: text may say whatever it likes.
    const tags = clean.match(/<[^>]*>/g) ?? [];
    for (const tag of tags) {
      expect(tag).toMatch(
        /^<\/?(h[1-6]|p|br|hr|div|span|blockquote|pre|ul|ol|li|strong|b|em|i|u|s|sub|sup|a|table|thead|tbody|tfoot|tr|th|td|caption)\b/,
      );
      expect(tag).not.toMatch(
        /\son\w+\s*=|expression|url\(|position|\s(id|name|class|src|srcdoc|action|formaction|data-\w+)\s*=/i,
      );
      const address = /href="([^"]*)"/.exec(tag)?.[1];
      if (address !== undefined)
        expect(new URL(address, 'https://portal.example').protocol).toMatch(/^(https?|mailto|tel):$/);
    }
  });

  it('is the same when it is cleaned again', () => {
    for (const attack of attacks) {
      const once = sanitizeContent(`<p>x</p>${attack}`);
      expect(sanitizeContent(once)).toBe(once);
    }
  });

  it('does not stand in itself thousands of times, and loses no word by it', () => {
    const clean = sanitizeContent('<div>x'.repeat(2000));
    expect([clean.match(/<div>/g)?.length, clean.match(/x/g)?.length]).toEqual([100, 2000]);
  });
});
