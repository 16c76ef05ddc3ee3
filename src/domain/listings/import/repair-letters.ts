/** Characters that Windows-1252 writes the bytes 0x80 to 0x9f as. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const C1 = '\u0080-\u009f'
const NEXT = `[${HIGH}${C1}\u00a0-\u00bf]`
/** Beginnings that no language writes before such signs, so that right text is never touched. */
const SURELY = `[ÂÃ]${NEXT}|[âï]${NEXT}{2}|ð${NEXT}{3}`
/** Words may end with these letters before a quote or a dash: there they are broken only beside others that surely are. */
const OTHERS = `[ÄÅ]${NEXT}`
const OTHERS_ALONE = `[ÄÅ][${HIGH.replace(/[‘’“”•–—…]/g, '')}${C1}\u00a0-\u00bf]`
const IS_BROKEN = new RegExp(SURELY, 'u')
const BROKEN = new RegExp(`${SURELY}|${OTHERS}`, 'gu')
const MAYBE_BROKEN = new RegExp(OTHERS_ALONE, 'gu')
const SUSPECT = /[ÂÃÄÅâïð]/
/** Broken twice by two programs. */
const PASSES = 2

const BYTES = new Map([...HIGH].map((character, i) => [character, 0x80 + i]))
const UTF8 = new TextDecoder('utf-8', { fatal: true })

/** UTF-8 that some program read as Windows-1252 (`cafÃ©`, `donâ€™t`): text with its broken letters repaired. */
export function repairLetters(text: string): string {
  let repaired = text
  for (let pass = 0; pass < PASSES && SUSPECT.test(repaired); pass++)
    repaired = repaired.replace(
      IS_BROKEN.test(repaired) ? BROKEN : MAYBE_BROKEN,
      (letters) => decode(letters) ?? letters,
    )
  return repaired
}

function decode(letters: string): string | undefined {
  const bytes = [...letters].map((letter) => BYTES.get(letter) ?? letter.charCodeAt(0))
  try {
    return UTF8.decode(Uint8Array.from(bytes))
  } catch {
    return undefined
  }
}

/** What was done to the letters of a row. */
export interface RowLetters {
  /** Cells that were repaired, and the first of them before and after. */
  repaired: number
  example: [before: string, after: string] | null
  /** Cells in which letters are lost for good. */
  lost: number
}

/** Repairs the cells of a row in place. @returns what was done; undefined where nothing was to do */
export function repairCells(cells: string[]): RowLetters | undefined {
  const done: RowLetters = { repaired: 0, example: null, lost: 0 }
  for (const [i, cell] of cells.entries()) {
    const repaired = repairLetters(cell)
    if (repaired !== cell) {
      done.repaired += 1
      done.example ??= [cell.slice(0, 60), repaired.slice(0, 60)]
      cells[i] = repaired
    }
    if (repaired.includes('\ufffd')) done.lost += 1
  }
  return done.repaired + done.lost > 0 ? done : undefined
}
