import { createHmac, type Hmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../http/app-error.ts'

const FRESH_SECONDS = 300

/** Signature that a mail server sends in `x-placard-signature`: HMAC-SHA256 of `timestamp.mail`, in hexadecimal. */
export function signMail(secret: string, timestamp: string, raw: Uint8Array): string {
  return startSignature(secret, timestamp).update(raw).digest('hex')
}

/** The same, for a streamed mail. */
export function startSignature(secret: string, timestamp: string): Hmac {
  return createHmac('sha256', secret).update(`${timestamp}.`)
}

/** Checked before the mail is read. @throws AppError `forbidden` when the signature is older than five minutes */
export function checkTimestamp(timestamp: string, now: Date): void {
  const ageSeconds = Math.abs(now.getTime() / 1000 - Number(timestamp))
  if (!(ageSeconds <= FRESH_SECONDS)) throw wrongSignature()
}

export function isSigned(given: string, expected: string): boolean {
  const [actual, right] = [Buffer.from(given), Buffer.from(expected)]
  return actual.length === right.length && timingSafeEqual(actual, right)
}

/** @param cause for the operator, where the other side has not our secret */
export function wrongSignature(cause?: Error): AppError {
  const message = 'The signature of this mail is not right.'
  return new AppError('forbidden', cause ? { message, cause } : { message })
}
