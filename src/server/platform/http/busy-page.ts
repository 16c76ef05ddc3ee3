import type { Context } from 'hono'
import type { AppError } from './app-error.ts'
import { answerPlainPage } from './plain-page.ts'

/** Error page for browsers, shown when a page cannot be rendered. */
export function renderBusy(c: Context, refused: AppError): Response | Promise<Response> {
  return answerPlainPage(c, refused, { title: 'Please try again', href: '', link: 'Load this page again' })
}
