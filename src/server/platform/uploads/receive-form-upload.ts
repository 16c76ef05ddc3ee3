import type { Context } from 'hono'
import { AppError } from '../http/app-error.ts'
import type { RequestEnv } from '../http/env.ts'
import { answerNotSent } from '../http/not-sent-page.ts'
import { type ReceiveBodyInput, receiveUpload, type Upload } from './receive-body.ts'

/** Allowance for the form's encoding around the file, and its other fields. */
const FORM_BYTES = 64 * 1024

interface FormUpload extends Omit<ReceiveBodyInput, 'maxBytes'> {
  /** Of the file alone. */
  maxFileBytes: number
  /** Asked before the first byte is read: nothing is received for nothing. */
  require: () => Promise<void>
  receive: (upload: Upload) => Promise<void>
  /** Where a page without scripts goes on: it has left with its form. */
  backTo: string
}

/**
 * A file sent by a form: by script, or by a page without scripts, which gets a page with a way back where it is refused.
 * @returns what such a page is answered; null: a script waits for the answer of its route
 * @throws AppError `unsupported-media`, `too-large`, `unavailable`, and what `require` and `receive` throw
 */
export async function receiveFormUpload(
  c: Context<RequestEnv>,
  { maxFileBytes, require, receive, backTo, ...bounds }: FormUpload,
): Promise<Response | null> {
  const hasLeft = c.req.header('sec-fetch-mode') === 'navigate'
  try {
    if (!c.req.header('content-type')?.startsWith('multipart/form-data'))
      throw new AppError('unsupported-media', { message: 'Send the file as multipart/form-data.' })
    await require()
    await receiveUpload(c, { ...bounds, maxBytes: maxFileBytes + FORM_BYTES }, receive)
  } catch (error) {
    if (!hasLeft || !(error instanceof AppError)) throw error
    return answerNotSent(c, error)
  }
  return hasLeft ? c.redirect(backTo, 303) : null
}
