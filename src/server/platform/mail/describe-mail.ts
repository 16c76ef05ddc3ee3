import type { Config } from '../../config.ts'

/** True for an installation on one's own machine: whoever reads its outbox also runs it. */
export function isLocalSite({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): boolean {
  const { protocol, hostname } = new URL(PUBLIC_URL)
  return protocol === 'http:' && /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}

/** For the startup message. */
export function describeMail(config: Pick<Config, 'SMTP_URL' | 'PUBLIC_URL'>): string {
  if (config.SMTP_URL) return `Mail: sent by ${new URL(config.SMTP_URL).host}.`
  if (isLocalSite(config)) return 'Mail: kept for a week, readable under /admin/outbox.'
  return [
    '************************************************************************',
    'WARNING: SMTP_URL is not set, so NO MAIL LEAVES THIS SERVER. People cannot',
    'confirm their addresses or set a new password: the links in kept mails are',
    'masked, because this site is not a local one. Set SMTP_URL.',
    '************************************************************************',
  ].join('\n')
}
