/** Scripts (alphabets) of names; all other letters count as one more script. */
const SCRIPTS =
  'Latin Greek Cyrillic Armenian Georgian Hebrew Arabic Ethiopic Devanagari Bengali Gurmukhi Gujarati Tamil Telugu Kannada Malayalam Sinhala Thai Lao Khmer Myanmar Tibetan'
/** Chinese, Japanese and Korean mix several scripts, and resemble no other (UTS 39). */
const EAST_ASIAN = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}]/u
const PATTERNS = [EAST_ASIAN, ...SCRIPTS.split(' ').map((script) => new RegExp(`\\p{sc=${script}}`, 'u'))]
const COMMON = /\p{sc=Common}/u

/** Homograph check: whether a name mixes letters of several scripts, as look-alikes do. */
export function mixesScripts(name: string): boolean {
  const used = new Set<number>()
  for (const [letter] of name.matchAll(/\p{L}/gu)) {
    // characters common to all scripts count for none
    if (!COMMON.test(letter)) used.add(PATTERNS.findIndex((pattern) => pattern.test(letter)))
  }
  return used.size > 1
}

/** Reserved words: titles of the site's staff, and names of its own accounts. */
const RESERVED = new Set(
  'abuse admin administration administrator admins billing deleted help helpdesk info inventory legal mail members moderator noreply official placard postmaster privacy root sales security service staff support system team webmaster'.split(
    ' ',
  ),
)
const LONGEST = Math.max(...[...RESERVED].map((word) => word.length))
const LETTER_OF: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's', '|': 'i' }

/** Whether a name consists of reserved words only, however spelled: `Placard admin`, `5upport`, `ádmin-2`. */
export function isReservedName(name: string): boolean {
  const plain = name.normalize('NFKD').toLowerCase()
  const spelled = plain.replace(/[013457$|]/g, (sign) => LETTER_OF[sign]!)
  return [plain, spelled].some((text) => isMadeOfReserved(text.replace(/[^a-z]/g, '')))
}

/** Dynamic programming in one pass: extends each position reached by whole words with every word that matches there. */
function isMadeOfReserved(letters: string): boolean {
  const reached = new Set([0])
  for (let start = 0; start < letters.length; start++) {
    if (!reached.has(start)) continue
    for (let end = start + 1; end <= Math.min(letters.length, start + LONGEST); end++) {
      if (RESERVED.has(letters.slice(start, end))) reached.add(end)
    }
  }
  return letters.length > 0 && reached.has(letters.length)
}
