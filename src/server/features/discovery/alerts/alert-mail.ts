import { SPACES_IN_MAIL } from '#domain/discovery/alert-rules.ts'
import { type AlertHit, toAlertLine, toHitLine } from '#domain/discovery/alert-words.ts'
import { listingPath, savedPath, savedSearchPath } from '#domain/paths.ts'
import { required } from '#domain/required.ts'
import type { Config } from '../../../config.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { linkTokens } from '../../../platform/secrets/link-tokens.ts'
import { alertUrls } from './alert-urls.ts'

/** A search with what waits to be told of it, best first. */
export interface AlertDigest {
  id: number
  name: string
  selector: string
  hits: (AlertHit & { listingId: number })[]
}

interface Recipient {
  email: string
  name: string
}

/** One letter with everything that came together. */
export function alertMail(
  searches: readonly AlertDigest[],
  { recipient, config }: { recipient: Recipient; config: Config },
): Mail {
  const { PUBLIC_URL: publicUrl } = config
  const line = toAlertLine(searches)
  const urls = alertUrls(
    publicUrl,
    searches.map(({ selector }) => linkTokens(config).toToken('alerts', selector)),
  )
  const isOne = searches.length === 1
  const page = isOne
    ? `${publicUrl}${savedSearchPath(required(searches[0]).id)}`
    : `${publicUrl}${savedPath()}?tab=searches`
  return {
    to: recipient.email,
    subject: line,
    letter: {
      heading: line,
      paragraphs: [`Hello ${recipient.name},`, ...listHits(searches, publicUrl)],
      action: { label: isOne ? 'See all of it' : 'See your searches', url: page },
      footer: [
        `You get this because you saved ${searches.map(({ name }) => `“${name}”`).join(', ')}.`,
        `No more mails of ${isOne ? 'this search' : 'these searches'}: ${urls.stop}`,
        `Once a week instead: ${urls.weekly}`,
      ].join('\n'),
    },
    unsubscribeUrl: urls.oneClick,
  }
}

/** At most as many as a mail shows, and how many more there are. */
function listHits(searches: readonly AlertDigest[], publicUrl: string): string[] {
  let left = SPACES_IN_MAIL
  const paragraphs: string[] = []
  for (const { id, name, hits } of searches) {
    if (searches.length > 1) paragraphs.push(`“${name}”`)
    const shown = hits.slice(0, left)
    left -= shown.length
    for (const hit of shown) paragraphs.push(`${toHitLine(hit)}\n${publicUrl}${listingPath(hit.listingId)}`)
    const more = hits.length - shown.length
    if (more > 0) {
      paragraphs.push(`and ${more.toLocaleString('en-US')} more\n${publicUrl}${savedSearchPath(id)}`)
    }
  }
  return paragraphs
}
