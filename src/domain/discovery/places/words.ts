/** Maximum length parsed of a search text or a sentence; the rest is ignored so that work stays bounded. */
export const MAX_QUERY_CHARS = 200
export const MAX_TEXT_CHARS = 4000

export interface Word {
  /** Lower case, no accents, no apostrophes. */
  text: string
  start: number
  end: number
  /** Written with a capital first letter. */
  capital: boolean
  /** Written in capitals throughout. */
  upper: boolean
  /** Ends in 's. */
  possessive: boolean
  /** Follows a currency sign. */
  money: boolean
  /** A comma, semicolon, full stop or line break stands between this word and the one before. */
  breakBefore: '' | 'comma' | 'stop'
}

const WORD = /[\p{L}\p{N}]+(?:['’ʻ`.&]?[\p{L}\p{N}]+)*/gu
const MARKS = /\p{M}+/gu

/** Case-folds and strips accents and apostrophes; `St.` and `Coeur d’Alene` become `st`, `coeur dalene`. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/['’ʻ`.]/g, '')
    .replace(/&/g, ' and ')
}

/** Tokenizes into words with their offsets, within the first `maxChars` characters. */
export function splitWords(text: string, maxChars: number): Word[] {
  const clipped = text.slice(0, maxChars)
  const words: Word[] = []
  let previousEnd = 0
  for (const match of clipped.matchAll(WORD)) {
    const start = match.index
    const raw = match[0]
    const gap = clipped.slice(previousEnd, start)
    const previous = words.at(-1)
    const breakBefore = previous ? breakIn(gap, previous.text) : ''
    const capital = raw[0] !== raw[0]?.toLowerCase()
    words.push({
      text: foldText(raw).trim(),
      start,
      end: start + raw.length,
      capital,
      upper: capital && raw === raw.toUpperCase(),
      possessive: /['’]s$/i.test(raw),
      money: /[$€£]\s?$/.test(gap),
      breakBefore,
    })
    previousEnd = start + raw.length
  }
  return words.filter((word) => word.text !== '')
}

/** Words of two letters that are no abbreviations. */
const ENDS_SENTENCES: ReadonlySet<string> = new Set([
  'me',
  'us',
  'it',
  'so',
  'no',
  'up',
  'on',
  'in',
  'go',
  'do',
  'ad',
  'tv',
  'ok',
  'mi',
  'si',
])

function breakIn(gap: string, previous: string): Word['breakBefore'] {
  if (/[;!?\n:()[\]]|\s[-–—]\s/.test(gap)) return 'stop'
  // A full stop after one or two letters is an abbreviation: "St. Louis", "N. Tacoma".
  if (/\.\s/.test(gap) && (previous.length > 2 || ENDS_SENTENCES.has(previous))) return 'stop'
  return gap.includes(',') ? 'comma' : ''
}

/** Abbreviation → full word; applied to both the index and the query, so either may be abbreviated. */
const EXPANSIONS: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['mt', 'mount'],
  ['mtn', 'mountain'],
  ['mtns', 'mountains'],
  ['ft', 'fort'],
  ['n', 'north'],
  ['s', 'south'],
  ['e', 'east'],
  ['w', 'west'],
  ['hts', 'heights'],
  ['hgts', 'heights'],
  ['ctr', 'center'],
  ['centre', 'center'],
  ['is', 'island'],
  ['isl', 'island'],
  ['spgs', 'springs'],
  ['vly', 'valley'],
  ['bch', 'beach'],
  ['jct', 'junction'],
  ['pk', 'park'],
  ['lk', 'lake'],
  ['pt', 'point'],
  ['prt', 'port'],
  ['univ', 'university'],
  ['intl', 'international'],
  ['ave', 'avenue'],
  ['av', 'avenue'],
  ['hwy', 'highway'],
  ['blvd', 'boulevard'],
  ['nbhd', 'neighborhood'],
  ['neighbourhood', 'neighborhood'],
  ['harbour', 'harbor'],
  ['cty', 'county'],
])

/** The normalized form of one folded word. */
export function expandWord(word: string): string {
  return EXPANSIONS.get(word) ?? word
}

const PLAIN = /^[A-Za-z]+(?: [A-Za-z]+)*$/

/** The normalized form of a name: folded words, abbreviations expanded, single spaces. */
export function toKey(text: string): string {
  // Fast path: nine names in ten are plain, and tens of thousands are normalized at startup.
  if (PLAIN.test(text)) {
    const key = text.toLowerCase()
    return key.includes(' ') ? key.split(' ').map(expandWord).join(' ') : expandWord(key)
  }
  return splitWords(text, MAX_QUERY_CHARS)
    .map((word) => expandWord(word.text))
    .join(' ')
}
