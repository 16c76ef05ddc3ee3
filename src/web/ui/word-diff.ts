export interface Piece {
  text: string
  kind: 'same' | 'gone' | 'new'
}

/** Longer texts are compared as a whole: the table below is quadratic (the product of both lengths). */
const MAX_WORDS = 1200

/** Word diff by longest common subsequence: common words stay, the others are removed or added. */
export function diffWords(before: string, after: string): Piece[] {
  const [a, b] = [words(before), words(after)]
  if (a.length > MAX_WORDS || b.length > MAX_WORDS) {
    return join([
      { text: before, kind: 'gone' },
      { text: after, kind: 'new' },
    ])
  }
  const lengths = commonLengths(a, b)
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      pieces.push({ text: a[i]!, kind: 'same' })
      i += 1
      j += 1
    } else if (j >= b.length || (i < a.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) {
      pieces.push({ text: a[i]!, kind: 'gone' })
      i += 1
    } else {
      pieces.push({ text: b[j]!, kind: 'new' })
      j += 1
    }
  }
  return join(pieces)
}

/** Words with their trailing whitespace, so that joining restores the text. */
function words(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? []
}

/** LCS table: `[i][j]` is the common subsequence length of `a` from `i` and `b` from `j`. */
function commonLengths(a: string[], b: string[]): Uint16Array[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i]![j] =
        a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
    }
  }
  return lengths
}

function join(pieces: Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last?.kind === piece.kind) last.text += piece.text
    else if (piece.text !== '') joined.push({ ...piece })
  }
  return joined
}
