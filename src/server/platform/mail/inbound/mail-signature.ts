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

/** @throws AppError `forbidden` when the signature is missing or wrong */
export function checkSignature(given: string, expected: string): void {
  const [actual, right] = [Buffer.from(given), Buffer.from(expected)]
  if (actual.length !== right.length || !timingSafeEqual(actual, right)) throw wrongSignature()
}

function wrongSignature(): AppError {
  return new AppError('forbidden', { message: 'The signature of this mail is not right.' })
}
