/** Blank although Unicode calls them letters or symbols: braille without dots, blanks of hieroglyphs, of music, of embedded objects. */
const BLANKS = /[\u2800\u{13441}\u{13442}\u{1d159}\ufffc]/gu
/** What a reader sees: a base letter, figure, sign or picture. Marks that stand on nothing, joiners and blanks are none. */
const VISIBLE =
  /[[\p{L}\p{N}\p{P}\p{S}\p{Extended_Pictographic}]--[\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{1d159}\ufffc]]/v
/** Joiners, marks of direction and the like. Control characters are refused or replaced by whoever reads a text. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/**
 * Unseen, but with a meaning where it stands: the look of one emoji, a flag, a joiner within an emoji, a joiner between letters of
 * scripts that change their form by it (UAX 31), a joiner after an Indic virama, which makes a half letter at the end of a word too
 * (chillu, khanda ta). The last alternative has none.
 */
const STRAY =
  /(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)\u200d(?=\p{Extended_Pictographic})|(?<=\u{1f3f4}[\u{e0020}-\u{e007e}]{0,8})[\u{e0020}-\u{e007f}]|(?<=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}])[\u200c\u200d](?=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}])|(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])\u200d|(?<stray>[\p{Default_Ignorable_Code_Point}\p{Cf}])/gu

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Whether a reader sees anything of it. */
export function isSeen(text: string): boolean {
  return VISIBLE.test(text)
}

/** How many characters a reader sees, counted as they see them (grapheme clusters of UAX 29). @param atMost stops counting there */
export function countVisible(text: string, atMost = Number.POSITIVE_INFINITY): number {
  let count = 0
  for (const { segment } of segmenter.segment(text)) {
    if (VISIBLE.test(segment)) count += 1
    if (count >= atMost) break
  }
  return count
}

/** An identifier without what nobody sees in it, so that it has no twin: of usernames, e-mail addresses, unit numbers. */
export function removeUnseen(text: string): string {
  return text.replace(UNSEEN, '').replace(BLANKS, ' ').trim()
}

/** A name in one line without stray unseen characters; emoji and letters that need a joiner are as they were. */
export function removeStray(text: string): string {
  return text
    .replace(STRAY, (found, ...rest) =>
      (rest.at(-1) as { stray?: string }).stray === undefined ? found : '',
    )
    .replace(BLANKS, ' ')
    .trim()
}
