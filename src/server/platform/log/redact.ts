import { describeError } from './describe-error.ts'
import { maskSecrets } from './mask-secrets.ts'

const SECRET_NAME =
  /pass(word|phrase)|token|secret|cookie|authorization|credential|api_?key|payload|recipient|^(to|replyTo|email|text|html|body|subject|message)$/i
const MAX_DEPTH = 4
const MAX_CHARACTERS = 500
const MAX_ITEMS = 50

/** Redacts secret fields of a log line at any depth: defense in depth behind careful callers. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskSecrets(value.slice(0, MAX_CHARACTERS))
  if (value === null || typeof value !== 'object') return value
  if (value instanceof Error) return describeError(value)
  if (value instanceof Date) return value
  if (depth >= MAX_DEPTH || ArrayBuffer.isView(value)) return '[left out]'
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => redact(item, depth + 1))
  const fields = Object.entries(value).slice(0, MAX_ITEMS)
  return Object.fromEntries(
    fields.map(([name, field]) => [name, SECRET_NAME.test(name) ? '[masked]' : redact(field, depth + 1)]),
  )
}
