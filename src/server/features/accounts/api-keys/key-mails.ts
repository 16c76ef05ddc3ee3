import { formatLongDay } from '#domain/format-dates.ts'
import { keysPath } from '#domain/paths.ts'
import { SCOPES, type Scope, UNUSED_KEY_DAYS } from '#domain/scopes.ts'
import type { Config } from '../../../config.ts'
import type { Mail } from '../../../platform/mail/mail.ts'

interface About {
  to: string
  /** What the key is called. */
  name: string
}

const FOOTER = 'We tell you about every key that acts in your name.'

function letter({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, to: string, parts: [string, ...string[]]): Mail {
  const [heading, ...paragraphs] = parts
  return {
    to,
    subject: heading,
    letter: {
      heading,
      paragraphs,
      action: { label: 'See your API keys', url: `${PUBLIC_URL}${keysPath()}` },
      footer: FOOTER,
    },
  }
}

type Site = Pick<Config, 'PUBLIC_URL'>

export function keyMadeMail(site: Site, { to, name, scopes }: About & { scopes: readonly Scope[] }): Mail {
  const may = scopes.map((scope) => SCOPES[scope].label).join(' · ')
  return letter(site, to, [
    'An API key was made for your Placard account',
    `The key “${name}” can now act for you. It may: ${may}.`,
    'If that was not you, end the key, then change your password.',
  ])
}

export function keyExpiresMail(site: Site, { to, name, on }: About & { on: Date }): Mail {
  return letter(site, to, [
    `Your API key “${name}” expires on ${formatLongDay(on)}`,
    'Whatever uses it is refused from then on. Make a new key, put it in place of the old one, and end the old one.',
  ])
}

export function keyUnusedMail(site: Site, { to, name }: About): Mail {
  return letter(site, to, [
    `Your API key “${name}” was ended`,
    `Nothing has used it for ${UNUSED_KEY_DAYS} days. A key that nobody needs is one that somebody may find.`,
  ])
}
