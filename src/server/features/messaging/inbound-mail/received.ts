import type { Actor } from '#domain/listings/listing.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { ReadMail } from '../../../platform/mail/inbound/read-mail.ts'

/** A mail on local disk, and where its parts may be written. */
export interface Received {
  path: string
  folder: string
}

export function unknownAddress(): AppError {
  return new AppError('not-found', { message: 'No conversation has this address.' })
}

/**
 * An answer is its account's when it came to the account's own secret address and from its e-mail address, and our server does not say
 * that it is forged. A public address needs more: proof. @throws AppError
 */
export function requireSender(
  mail: Pick<ReadMail, 'from' | 'origin'>,
  sender: Pick<Actor, 'status'> & { email: string },
): void {
  if (mail.origin === 'refuted' || mail.from.toLowerCase() !== sender.email.toLowerCase()) throw wrongSender()
  if (sender.status === 'suspended') throw new AppError('account-suspended')
}

export function wrongSender(): AppError {
  return new AppError('forbidden', { message: 'Write from the e-mail address of your Placard account.' })
}
