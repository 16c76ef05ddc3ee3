import type { Context } from 'hono'
import { isPastKeeping } from '#domain/booking/proof/keeping.ts'
import { parseResponseCode } from '#domain/booking/response/response-code.ts'
import { homePath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RequestEnv } from '../../../platform/http/env.ts'
import { answerPlainPage } from '../../../platform/http/plain-page.ts'
import { refusePage } from '../../../platform/http/read-limits.ts'
import { findFollowed } from './queries.ts'

/**
 * What is printed leads to the address that is stored for it, and to no other: nothing of the request is passed on. Nobody keeps
 * the answer, so that a code that is led elsewhere or suspended is so at once.
 */
export async function followCode(
  { db, now, visitCounter }: Pick<AppContext, 'db' | 'now' | 'visitCounter'>,
  c: Context<RequestEnv>,
): Promise<Response> {
  const busy = refusePage(c)
  if (busy) return busy
  const code = parseResponseCode(c.req.param('code') ?? '')
  const found = code && (await findFollowed(db, code))
  if (!found) return answerNone(c, new AppError('not-found', { message: 'There is no such code.' }))
  if (found.suspended_at) return answerNone(c, new AppError('code-suspended'))
  if (found.target === null || isPastKeeping(found.last_day, now()))
    return answerNone(c, new AppError('code-ended'))
  if (c.req.method === 'GET')
    visitCounter.count({ codeId: found.id, address: c.var.clientAddress, headers: c.req.raw.headers })
  for (const [name, value] of HEADERS) c.header(name, value)
  return c.redirect(found.target, 302)
}

const HEADERS = [
  ['cache-control', 'no-store'],
  ['referrer-policy', 'no-referrer'],
  ['x-robots-tag', 'noindex, nofollow'],
] as const

const TITLES: Partial<Record<AppError['code'], string>> = {
  'code-suspended': 'This code is suspended',
  'code-ended': 'This code has ended',
}

const HINTS: Partial<Record<AppError['code'], string>> = {
  'code-suspended': 'Where it led is looked at. The advertiser knows why.',
  'code-ended': 'The advertisement that it was printed in is over.',
  'not-found': 'Look at the six letters again: there are no vowels and no digits among them.',
}

function answerNone(c: Context<RequestEnv>, error: AppError): Response | Promise<Response> {
  const hint = HINTS[error.code]
  c.header('x-robots-tag', 'noindex, nofollow')
  return answerPlainPage(c, error, {
    title: TITLES[error.code] ?? 'There is no such code',
    lines: hint ? [hint] : [error.message],
    href: homePath(),
    link: 'Placard',
  })
}
