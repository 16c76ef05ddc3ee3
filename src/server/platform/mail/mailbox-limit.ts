import type { Limit, RateLimiter } from '../http/rate-limit.ts'

/** Nobody's mailbox is filled by somebody else typing its address, in whatever form. */
const MAIL_PER_MAILBOX: Limit = { name: 'mail:mailbox', max: 6, perSeconds: 86_400 }

/** Before a mail to an address that was only typed. @throws AppError `rate-limited` */
export function takeMail(limiter: RateLimiter, email: string): Promise<void> {
  return limiter.take(MAIL_PER_MAILBOX, toMailbox(email))
}

/** As `takeMail`, where the mail is left out rather than the request refused. */
export function tryConsumeMail(limiter: RateLimiter, email: string): Promise<boolean> {
  return limiter.tryConsume(MAIL_PER_MAILBOX, toMailbox(email))
}

/** `ann+shop@example.com` is delivered to Ann as well. */
function toMailbox(email: string): string {
  const at = email.lastIndexOf('@')
  const [local] = email.slice(0, at).split('+')
  return `${local}${email.slice(at)}`.toLowerCase()
}
