import type { Limit, RateLimiter } from '../http/rate-limit.ts'

/** Against mail bombing: limits what strangers can trigger to one mailbox, however its address is spelled. */
const MAIL_PER_MAILBOX: Limit = { name: 'mail:mailbox', max: 6, perSeconds: 86_400 }

/** Rate limit for mail to an unverified address. @throws AppError `rate-limited` */
export function enforceMailLimit(limiter: RateLimiter, email: string): Promise<void> {
  return limiter.take(MAIL_PER_MAILBOX, toMailbox(email))
}

/** As `enforceMailLimit`, where the mail is skipped instead of refusing the request. */
export function tryConsumeMail(limiter: RateLimiter, email: string): Promise<boolean> {
  return limiter.tryConsume(MAIL_PER_MAILBOX, toMailbox(email))
}

/** Normalizes subaddresses: `ann+shop@example.com` is Ann's mailbox too. */
function toMailbox(email: string): string {
  const at = email.lastIndexOf('@')
  const [local] = email.slice(0, at).split('+')
  return `${local}${email.slice(at)}`.toLowerCase()
}
