import type { Schema, SchemaIssue } from '#contract/route.ts'
import { findUnstorable } from '#domain/storable.ts'
import { AppError } from './app-error.ts'

/**
 * What a schema of the contract makes of an input. Nothing gets past here that the database cannot keep, whatever the schema
 * lets through. @throws AppError `invalid-input` that names the fields
 */
export function parseInput(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw invalidInput(parsed.error.issues)
  refuseUnstorable(parsed.data)
  return parsed.data
}

/** For inputs that no schema of ours reads. @throws AppError `invalid-input` */
export function refuseUnstorable(value: unknown): void {
  const problem = findUnstorable(value)
  if (problem) throw invalidInput([problem])
}

/** One message that names the first field, and all of them under `fields`. */
function invalidInput(issues: SchemaIssue[]): AppError {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[String(issue.path[0] ?? '')] ??= issue.message
  const [field, message] = Object.entries(fields)[0] ?? ['', 'not valid']
  return new AppError('invalid-input', { message: toSentence(field, message), fields })
}

/** Specified texts are whole sentences and stay as they are; fragments are put behind the field's name. */
function toSentence(field: string, message: string): string {
  const isFragment = /^[a-z]|^(Invalid|Too) /.test(message)
  return isFragment && field ? `${field}: ${message}` : message
}
