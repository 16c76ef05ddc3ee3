import { required } from './required.ts'
import { toSkeleton } from './skeleton.ts'

/** Scripts (alphabets) of names; all other letters count as one more script. */
const SCRIPTS =
  'Latin Greek Cyrillic Armenian Georgian Hebrew Arabic Ethiopic Devanagari Bengali Gurmukhi Gujarati Tamil Telugu Kannada Malayalam Sinhala Thai Lao Khmer Myanmar Tibetan'
/** Chinese, Japanese and Korean mix several scripts, and resemble no other (UTS 39). */
const EAST_ASIAN = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}]/u
const PATTERNS = [EAST_ASIAN, ...SCRIPTS.split(' ').map((script) => new RegExp(`\\p{sc=${script}}`, 'u'))]
const COMMON = /\p{sc=Common}/u
/** All of its letters are Latin. */
const ASCII = /^\p{ASCII}*$/u

/** Homograph check: whether a name mixes letters of several scripts, as look-alikes do. */
export function mixesScripts(name: string): boolean {
  return scriptsOf(name).size > 1
}

/** As `mixesScripts`, within one word: a name may well be written in two alphabets. Beside East Asian ones Latin is usual ("LED看板"). */
function hasMixedWord(name: string): boolean {
  if (ASCII.test(name)) return false
  return name.split(/[^\p{L}\p{M}\p{N}]+/u).some((word) => {
    const used = scriptsOf(word)
    used.delete(0)
    return used.size > 1
  })
}

function scriptsOf(text: string): Set<number> {
  const used = new Set<number>()
  for (const [letter] of text.matchAll(/\p{L}/gu)) {
    // characters common to all scripts count for none
    if (!COMMON.test(letter)) used.add(PATTERNS.findIndex((pattern) => pattern.test(letter)))
  }
  return used
}

const SITE = toSkeleton('placard')
const ONLY_SITE = new Set([SITE])
const toWords = (words: string) => words.split(' ').map(toSkeleton)
/**
 * Words that speak for whoever runs a site, and its own name. None has the look of another word: `mail` is not among them, for a reader of
 * capital letters cannot tell it from `mall`.
 */
const OPERATOR = new Set([
  SITE,
  ...toWords(
    'abuse admin administration administrator admins billing customercare customerservice deleted help helpdesk moderator noreply official postmaster security staff support system team trustandsafety trustsafety webmaster',
  ),
])
/** Names of mailboxes and of our own accounts when they stand alone; "Ad Sales" and "Legal Services" are companies like others. */
const MAILBOXES = new Set(toWords('info inventory legal members privacy root safety sales service'))
/** What stands beside them in such names. */
const COMPANIONS = toWords(
  'account accounts ad ads advertising and approved automatic bookings by care center customer department desk escrow fee fees from guarantee marketplace notice of payment payments payout payouts protection refund refunds secure services the trust verification verified your',
)
const ALL = new Set([...OPERATOR, ...MAILBOXES, ...COMPANIONS])
const LONGEST = Math.max(...[...ALL].map((word) => word.length))
const FIGURES: Record<string, string> = { 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's', '@': 'a' }

/** Who or what is named: in the name of a person or company the site's own stands nowhere; "Bus placard, Ballard" is a fine space. */
export type NameKind = 'person' | 'thing'

/** Whether a name may be taken for one of the site or its staff, however spelled: `Placard admin`, `5upport`, `ádmin-2`. */
export function looksOfficial(name: string, kind: NameKind): boolean {
  return readings(name).some((words) => {
    const letters = words.join('')
    if (kind === 'thing') return letters.includes(SITE) && isMadeOf(letters, ONLY_SITE)
    return namesSite(words) || MAILBOXES.has(letters) || isMadeOf(letters, OPERATOR)
  })
}

export const OFFICIAL_NAME = 'This name is kept for the people who run Placard'
export const MIXED_NAME = 'Please do not mix letters of different alphabets in one word'

/** What is wrong with a name that somebody gives; null when it is fine. @param kind absent: its owner decides who may be official */
export function findNameProblem(name: string, kind?: NameKind): string | null {
  if (hasMixedWord(name)) return MIXED_NAME
  return kind && looksOfficial(name, kind) ? OFFICIAL_NAME : null
}

/** Its words by their look: figures left out, and figures read as letters. */
function readings(name: string): string[][] {
  const text = name.normalize('NFKD')
  const plain = text.replace(/\p{N}/gu, '').replace(/[$@|!]/g, ' ')
  const spelled = text.replace(/[3457$@]/g, (sign) => required(FIGURES[sign]))
  return [plain, spelled].map((reading) =>
    toSkeleton(reading)
      .split(/[^\p{L}]+/u)
      .filter(Boolean),
  )
}

/** Within a word, or as whole words on end: "MyPlacard", "Pla card", "P l a c a r d", but not "Tripla Cards". */
function namesSite(words: readonly string[]): boolean {
  return words.some((word, start) => {
    if (word.includes(SITE)) return true
    let joined = ''
    for (let end = start; end < words.length && joined.length < SITE.length; end++) joined += words[end]
    return joined === SITE
  })
}

/**
 * Whether letters consist of reserved words and their companions, at least one of them of `core`. Dynamic programming in one pass:
 * extends each position reached by whole words, with and without such a one, with every word that matches there.
 */
function isMadeOf(letters: string, core: ReadonlySet<string>): boolean {
  const reached = [new Set([0]), new Set<number>()] as const
  for (let start = 0; start < letters.length; start++) {
    for (const has of [0, 1] as const) {
      if (!reached[has].has(start)) continue
      for (let end = start + 1; end <= Math.min(letters.length, start + LONGEST); end++) {
        const word = letters.slice(start, end)
        if (ALL.has(word)) reached[has === 1 || core.has(word) ? 1 : 0].add(end)
      }
    }
  }
  return letters.length > 0 && reached[1].has(letters.length)
}
