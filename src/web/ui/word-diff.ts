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
  const common = commonLengths(a, b)
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  for (;;) {
    const [was, is] = [a[i], b[j]]
    if (was !== undefined && was === is) {
      pieces.push({ text: was, kind: 'same' })
      i += 1
      j += 1
    } else if (was !== undefined && (is === undefined || common(i + 1, j) >= common(i, j + 1))) {
      pieces.push({ text: was, kind: 'gone' })
      i += 1
    } else if (is !== undefined) {
      pieces.push({ text: is, kind: 'new' })
      j += 1
    } else return join(pieces)
  }
}

/** Words with their trailing whitespace, so that joining restores the text. */
function words(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? []
}

/** The length of the longest common subsequence of `a` from `i` and `b` from `j`. */
function commonLengths(a: string[], b: string[]): (i: number, j: number) => number {
  const width = b.length + 1
  const lengths = new Uint16Array((a.length + 1) * width)
  const common = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        a[i] === b[j] ? common(i + 1, j + 1) + 1 : Math.max(common(i + 1, j), common(i, j + 1))
  return common
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
