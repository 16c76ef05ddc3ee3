import { required } from '../../required.ts'

const MARKUP =
  /<\/?(?:p|br|b|i|u|em|strong|span|div|ul|ol|li|a|h[1-6]|font|table|tr|td|th|tbody|small|sup|sub)\b[^>]{0,500}>/i
const ENTITY = /&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,6});/i
const BREAKS = /<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6])\b[^>]{0,500}>/gi
const TAGS = new RegExp(MARKUP.source, 'gi')
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  hellip: '…',
  deg: '°',
  eacute: 'é',
  times: '×',
}

/** A cell that was written for a web page, as its words. Text that only has a `<` or `&` of its own stays as it is. */
export function toPlainWords(text: string): string {
  if (!text.includes('<') && !text.includes('&')) return text
  if (!MARKUP.test(text) && !ENTITY.test(text)) return text
  return decodeEntities(text.replace(BREAKS, '\n').replace(TAGS, ' '))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}

function decodeEntities(text: string): string {
  return text.replace(new RegExp(ENTITY.source, 'gi'), (entity) => {
    const name = entity.slice(1, -1).toLowerCase()
    if (!name.startsWith('#')) return Object.hasOwn(NAMED, name) ? required(NAMED[name]) : entity
    const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    const isSign = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    return isSign ? String.fromCodePoint(code) : entity
  })
}
