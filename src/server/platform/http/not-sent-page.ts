import type { Context } from 'hono'
import { helpContactPath } from '#domain/paths.ts'
import type { AppError } from './app-error.ts'
import { answerPlainPage } from './plain-page.ts'

/** Error page for browsers without scripts; Back returns to the filled-in form. */
export function answerNotSent(c: Context, refused: AppError): Response | Promise<Response> {
  const problems = Object.values(refused.refusal.fields ?? {})
  return answerPlainPage(c, refused, {
    title: 'Your message was not sent',
    lines: problems.length > 0 ? problems : undefined,
    hint: 'Use your browser’s Back button: what you wrote is still there.',
    href: helpContactPath(),
    link: 'Contact Support',
  })
}
