import { required } from '#domain/required.ts'

/** What a mail server found out about a mail (RFC 8601): its name, and results by method. */
export interface AuthenticationResults {
  /** authserv-id, in small letters. */
  server: string
  results: MethodResult[]
}

export interface MethodResult {
  /** `spf`, `dkim`, `dmarc`, …, in small letters. */
  method: string
  /** `pass`, `fail`, `none`, …, in small letters. */
  result: string
  /** `header.from` → `example.com`, in their order; one may be there twice. */
  properties: [name: string, value: string][]
}

interface Token {
  text: string
  /** `;` and `=` outside of quotes. */
  isSign: boolean
}

/** Reads the value of an `Authentication-Results` header, folded or not. @returns null when it is none */
export function parseAuthenticationResults(value: string): AuthenticationResults | null {
  const tokens = readTokens(value)
  if (!tokens) return null
  const [head = [], ...sections] = splitAt(tokens, ';')
  // authserv-id and, perhaps, a version
  const [server, version, ...rest] = head
  if (!server || server.isSign || rest.length > 0 || (version && !/^\d+$/.test(version.text))) return null
  if (version && version.text !== '1') return null
  const results = sections.map(toResult).filter((one) => one !== null)
  return { server: server.text.toLowerCase(), results }
}

/** Words, `;` and `=`, without comments. @returns null when a quote or a comment has no end */
function readTokens(value: string): Token[] | null {
  const tokens: Token[] = []
  let word: string | undefined
  const end = () => {
    if (word !== undefined) tokens.push({ text: word, isSign: false })
    word = undefined
  }
  for (let at = 0; at < value.length; at++) {
    const sign = required(value[at])
    if (sign === '"') {
      const quoted = readQuoted(value, at)
      if (!quoted) return null
      word = (word ?? '') + quoted.text
      at = quoted.end
    } else if (sign === '(') {
      end()
      at = findCommentEnd(value, at)
      if (at < 0) return null
    } else if (sign === ';' || sign === '=') {
      end()
      tokens.push({ text: sign, isSign: true })
    } else if (/\s/.test(sign)) end()
    else word = (word ?? '') + sign
  }
  end()
  return tokens
}

function readQuoted(value: string, start: number): { text: string; end: number } | null {
  let text = ''
  for (let at = start + 1; at < value.length; at++) {
    if (value[at] === '"') return { text, end: at }
    if (value[at] === '\\') at += 1
    text += value[at] ?? ''
  }
  return null
}

/** Comments stand within comments. @returns -1 when it has no end */
function findCommentEnd(value: string, start: number): number {
  let depth = 0
  for (let at = start; at < value.length; at++) {
    if (value[at] === '\\') at += 1
    else if (value[at] === '(') depth += 1
    else if (value[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return -1
}

function splitAt(tokens: readonly Token[], sign: string): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (token.isSign && token.text === sign) parts.push([])
    else required(parts.at(-1)).push(token)
  }
  return parts
}

/** `dmarc/1 = pass reason="…" header.from = example.com`; null for `none` and for what is no result. */
function toResult(section: readonly Token[]): MethodResult | null {
  const [method = [], ...values] = splitAt(section, '=')
  if (values.length === 0 || method.length === 0) return null
  const [result, ...firstName] = required(values[0]).map(({ text }) => text)
  if (result === undefined) return null
  const properties: MethodResult['properties'] = []
  // each value is one word, and what follows it is the name of the next: `header . d` is one
  let name = firstName.join('')
  for (const words of values.slice(1)) {
    const [text = '', ...next] = words.map((word) => word.text)
    properties.push([name.toLowerCase(), text])
    name = next.join('')
  }
  const [bare = ''] = method
    .map(({ text }) => text)
    .join('')
    .toLowerCase()
    .split('/')
  return { method: bare, result: result.toLowerCase(), properties }
}
