import { convert, type FormatCallback } from 'html-to-text'
import { SIGNATURE_LINE } from './split-reply.ts'

/** More than anybody writes in a mail; the rest is markup. */
export const READ_CHARACTERS = 200_000
/** Stands around the name of a picture that the text shows (private use). */
export const PICTURE = '\uE001'
const MAX_NAME = 300
const MAX_DEPTH = 200

/** Deeper ones are marked no further. */
const MAX_QUOTED = 4

/** Signatures as programs mark them. */
const SIGNATURES = [
  'div.gmail_signature',
  'span.gmail_signature_prefix',
  'div.moz-signature',
  'pre.moz-signature',
  'div.protonmail_signature_block',
  '#Signature',
  '#ms-outlook-mobile-signature',
  '#AppleMailSignature',
  '#ymail_android_signature',
]
/** Gmail and Apple Mail indent with what otherwise quotes. */
const INDENTED = ['blockquote[style*="border:none"]', 'blockquote[style*="border: none"]']

/**
 * Plain text of an HTML mail: quoted mail and signatures line by line marked as such, no links, images or active content.
 * @param showsPictures whether the names of pictures that came with the mail stand where it shows them
 */
export function htmlToWords(html: string, { showsPictures = false } = {}): string {
  return convert(html.slice(0, READ_CHARACTERS), {
    wordwrap: false,
    limits: { maxDepth: MAX_DEPTH },
    formatters: {
      quote: prefixLines('> ', MAX_QUOTED),
      signature: prefixLines(SIGNATURE_LINE, 1),
      picture: namePicture,
    },
    selectors: [
      { selector: 'blockquote', format: 'quote' },
      ...INDENTED.map((selector) => ({ selector, format: 'block' })),
      ...SIGNATURES.map((selector) => ({ selector, format: 'signature' })),
      { selector: 'img', format: showsPictures ? 'picture' : 'skip' },
      { selector: 'a', options: { ignoreHref: true } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table'].map((selector) => ({ selector, format: 'block' })),
    ],
  })
}

const namePicture: FormatCallback = ({ attribs }, _walk, builder) => {
  const source = String(attribs?.src ?? '')
  if (/^cid:/i.test(source)) builder.addInline(`${PICTURE}${source.slice(4, MAX_NAME)}${PICTURE}`)
}

/** A block whose lines all begin with a sign, up to a depth of such blocks: without a bound, hostile ones would grow with its square. */
function prefixLines(sign: string, most: number): FormatCallback {
  let depth = 0
  return (element, walk, builder) => {
    depth += 1
    const isMarked = depth <= most
    builder.openBlock({ leadingLineBreaks: 2, reservedLineLength: isMarked ? sign.length : 0 })
    walk(element.children, builder)
    builder.closeBlock({
      trailingLineBreaks: 2,
      blockTransform: (text) =>
        isMarked
          ? text
              .split('\n')
              .map((line) => `${sign}${line}`)
              .join('\n')
          : text,
    })
    depth -= 1
  }
}
