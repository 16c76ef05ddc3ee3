import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Request } from '@playwright/test'

/** File where journeys record every secret they type or receive, for the leak check after the last of them. */
const FILE = join(process.env.E2E_DATA_DIR!, 'canaries.jsonl')

export interface Canary {
  /** E.g. `password`. */
  kind: string
  value: string
}

const SECRET_FIELD = /password|token|secret|message|details|phone/i
/** Shorter ones occur in a log by chance. */
const MIN_CHARACTERS = 8

function plant(kind: string, value: unknown): void {
  if (typeof value !== 'string' || value.length < MIN_CHARACTERS) return
  // newlines are escaped in JSON
  appendFileSync(FILE, `${JSON.stringify({ kind, value: value.split('\n', 1)[0] })}\n`)
}

/** Sensitive data a page sends to the API: passwords, tokens of links, messages. */
export function plantSent(request: Request): void {
  const { pathname } = new URL(request.url())
  // error reports belong in the error log, verbatim
  if (request.method() === 'GET' || !pathname.startsWith('/api/') || pathname === '/api/errors') return
  const fields = readFields(request.postData())
  for (const [name, value] of Object.entries(fields)) if (SECRET_FIELD.test(name)) plant(name, value)
}

export async function plantCookies(context: BrowserContext): Promise<void> {
  for (const { name, value } of await context.cookies())
    if (name.endsWith('placard_session')) plant('session', value)
}

export function listPlanted(): Canary[] {
  if (!existsSync(FILE)) return []
  const lines = readFileSync(FILE, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Canary)
}

function readFields(body: string | null): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body ?? '')
    return parsed !== null && typeof parsed === 'object' ? (parsed as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
