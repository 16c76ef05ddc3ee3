import type { Email } from 'postal-mime'
import { htmlToWords, READ_CHARACTERS } from './html-to-words.ts'
import { SIGNATURE_LINE } from './split-reply.ts'

/** The text of a mail, or that of its HTML. */
export function readMailText({ text = '', html = '' }: Email): { text: string; isCut: boolean } {
  const isPlain = text.trim() !== ''
  const words = isPlain ? text.slice(0, READ_CHARACTERS) : htmlToWords(html)
  const isCut = (isPlain ? text : html).length > READ_CHARACTERS
  return { text: words.replaceAll('\0', '').toWellFormed(), isCut }
}

interface Rest {
  text: string
  isCut: boolean
  leftOut: string
  /** How many are left out. */
  pictures: number
}

const CUT = `[The end of this mail was not read: it has more than ${READ_CHARACTERS.toLocaleString('en-US')} characters.]`

/** Lines that say what was not read of a mail that is too long, where it breaks off, and which pictures are left out. */
export function describeRest({ text, isCut, leftOut, pictures }: Rest) {
  const [last = ''] = text.trimEnd().split('\n').slice(-1)
  const endsLeftOut = leftOut !== '' && leftOut.endsWith(last.replace(SIGNATURE_LINE, '').trim())
  const shown = pictures === 1 ? '1 picture' : `${pictures} pictures`
  return {
    inWords: isCut && !endsLeftOut ? [CUT] : [],
    inLeftOut: [
      ...(isCut && endsLeftOut ? [CUT] : []),
      ...(pictures > 0 ? [`[${shown} of a signature or a quoted mail]`] : []),
    ],
  }
}
