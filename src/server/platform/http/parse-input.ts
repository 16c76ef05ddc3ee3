import type { Schema, SchemaIssue } from '#contract/route.ts'
import { findUnstorable } from '#domain/storable.ts'
import { AppError } from './app-error.ts'

/**
 * Validates an input by its schema in the contract, and rejects whatever the database cannot store, even if the schema
 * allows it. @throws AppError `invalid-input` that names the fields
 */
export function parseInput(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw invalidInput(parsed.error.issues)
  refuseUnstorable(parsed.data)
  return parsed.data
}

/** For inputs without a schema of ours. @throws AppError `invalid-input` */
export function refuseUnstorable(value: unknown): void {
  const problem = findUnstorable(value)
  if (problem) throw invalidInput([problem])
}

/** The message names the first field; `fields` has all of them. */
function invalidInput(issues: SchemaIssue[]): AppError {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[String(issue.path[0] ?? '')] ??= issue.message
  const [field, message] = Object.entries(fields)[0] ?? ['', 'not valid']
  return new AppError('invalid-input', { message: toSentence(field, message), fields })
}

/** Specified texts are whole sentences and stay as they are; fragments are prefixed with the field's name. */
function toSentence(field: string, message: string): string {
  const isFragment = /^[a-z]|^(Invalid|Too) /.test(message)
  return isFragment && field ? `${field}: ${message}` : message
}
