import type { Actor } from '#domain/listing.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { ReadMail } from '../../platform/mail/inbound/read-mail.ts'

/** A mail on local disk, and where its parts may be written. */
export interface Received {
  path: string
  folder: string
}

export function unknownAddress(): AppError {
  return new AppError('not-found', { message: 'No conversation has this address.' })
}

/** A mail is its account's when it comes from its address, and nothing says that it is forged. @throws AppError */
export function requireSender(
  mail: Pick<ReadMail, 'from' | 'isForged'>,
  sender: Actor & { email: string },
): void {
  if (mail.isForged || mail.from.toLowerCase() !== sender.email.toLowerCase()) throw wrongSender()
  if (sender.status === 'suspended') throw new AppError('account-suspended')
}

export function wrongSender(): AppError {
  return new AppError('forbidden', { message: 'Write from the e-mail address of your Placard account.' })
}
