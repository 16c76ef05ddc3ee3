export const LINE_BREAK = 10
/** In place of a character before a text and behind it. */
export const NONE = -1

/** Bits of what `\b` and `^` say of a place. */
export const WORD_EDGE = 1
export const LINE_START = 2

/** What `\w` takes. */
const WORD = new Set('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_')
const WORD_CODES = Array.from({ length: 128 }, (_, code) => WORD.has(String.fromCharCode(code)))

/** A text as numbers: what a matcher looks up again and again. One is read after the other into the same memory. */
export class CodedText {
  length = 0
  /** Of its characters, the first at 1. */
  codes = new Int32Array()
  /** Of the places between them, the first at 0. */
  edges = new Uint8Array()

  read(text: string, { isUnicode, isMultiline }: { isUnicode: boolean; isMultiline: boolean }): void {
    if (this.codes.length < text.length + 2) {
      this.codes = new Int32Array(2 * text.length + 2)
      this.edges = new Uint8Array(2 * text.length + 2)
    }
    const { codes, edges } = this
    const isLineStart = (at: number) => at === 0 || (isMultiline && codes[at] === LINE_BREAK)
    codes[0] = NONE
    this.length = 0
    let isAfterWord = false
    for (let i = 0; i < text.length; i++) {
      const code = isUnicode ? text.codePointAt(i)! : text.charCodeAt(i)
      if (code > 0xffff) i++
      const isOfWord = code < 128 && WORD_CODES[code]!
      edges[this.length] = edgeOf(isOfWord !== isAfterWord, isLineStart(this.length))
      codes[++this.length] = code
      isAfterWord = isOfWord
    }
    edges[this.length] = edgeOf(isAfterWord, isLineStart(this.length))
    codes[this.length + 1] = NONE
  }
}

const edgeOf = (isWordEdge: boolean, isLineStart: boolean) =>
  (isWordEdge ? WORD_EDGE : 0) + (isLineStart ? LINE_START : 0)
