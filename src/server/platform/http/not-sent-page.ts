import type { Context } from 'hono'
import { helpContactPath } from '#domain/paths.ts'
import type { AppError } from './app-error.ts'
import { answerPlainPage } from './plain-page.ts'

/** Error page for browsers without scripts; Back returns to the filled-in form. @param title what has not been done */
export function answerNotSent(
  c: Context,
  refused: AppError,
  title = 'Your message was not sent',
): Response | Promise<Response> {
  const problems = Object.values(refused.refusal.fields ?? {})
  return answerPlainPage(c, refused, {
    title,
    lines: problems.length > 0 ? problems : undefined,
    hint: 'Use your browser’s Back button: what you wrote is still there.',
    href: helpContactPath(),
    link: 'Contact Support',
  })
}
