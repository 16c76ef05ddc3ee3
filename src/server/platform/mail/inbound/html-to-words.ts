import { convert } from 'html-to-text'

/** More than anybody writes in a mail; the rest is markup. */
const READ_CHARACTERS = 200_000
const MAX_DEPTH = 200

/** Quoted mails and signatures as Gmail, Yahoo, Thunderbird and Apple Mail mark them. */
const QUOTES = [
  'blockquote',
  'div.gmail_quote',
  'div.gmail_attr',
  'div.gmail_signature',
  'div.yahoo_quoted',
  'div.moz-cite-prefix',
  'div.moz-signature',
]

/** Plain text of an HTML mail: without the quoted mail, links, images or active content. */
export function htmlToWords(html: string): string {
  return convert(html.slice(0, READ_CHARACTERS), {
    wordwrap: false,
    limits: { maxDepth: MAX_DEPTH },
    selectors: [
      ...QUOTES.map((selector) => ({ selector, format: 'skip' })),
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { ignoreHref: true } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table'].map((selector) => ({ selector, format: 'block' })),
    ],
  })
}
