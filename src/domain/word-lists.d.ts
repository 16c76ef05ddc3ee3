declare module '@zxcvbn-ts/language-en/dist/commonWords.json.mjs' {
  /** The commonest first. */
  const words: readonly string[]
  export default words
}

declare module '@zxcvbn-ts/language-es-es/dist/commonWords.json.mjs' {
  /** The commonest first. */
  const words: readonly string[]
  export default words
}
