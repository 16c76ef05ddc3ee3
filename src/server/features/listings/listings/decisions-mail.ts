import { toNoticeLine, toSpacesPath } from '#domain/ground/notice-words.ts'
import { TRUSTED_WORDS } from '#domain/listings/trust-words.ts'
import { required } from '#domain/required.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { MailFacts } from './queries.ts'

export type DecidedStep = 'approve' | 'reject' | 'archive' | 'revision-approved' | 'revision-rejected'

interface Decision {
  step: DecidedStep
  reason: string | null
  isByTrust: boolean
  publicUrl: string
}

const SHOWN = 10

const NEXT: Record<DecidedStep, string> = {
  approve: 'They were approved. Buyers can find them from now on.',
  reject:
    'They were not approved yet. Change what is named below and submit them again; nothing you typed is lost.',
  archive: 'They were taken off Placard by an admin, for this reason:',
  'revision-approved': 'Buyers see them as you changed them.',
  'revision-rejected':
    'They stay public as they were. Change what is named below and save them again to have them looked at once more.',
}

/** What one decision did to several spaces of one seller: one mail that counts them, names the first and leads to all. */
export function decisionsMail(
  spaces: readonly MailFacts[],
  { step, reason, isByTrust, publicUrl }: Decision,
): Mail {
  const { email, seller, sellerId } = required(spaces[0])
  const heading = toNoticeLine({
    kind: 'listing-decided',
    subject: { type: 'account', id: sellerId },
    actor: null,
    data: { step, spaces: spaces.length },
    count: 1,
  })
  return {
    to: email,
    subject: step === 'approve' ? `${heading} on Placard` : heading,
    letter: {
      heading,
      paragraphs: [
        `Hello ${seller},`,
        isByTrust ? 'They passed our automatic checks. Buyers can find them from now on.' : NEXT[step],
        listTitles(spaces),
        ...(isByTrust ? [TRUSTED_WORDS] : []),
      ],
      quote: reason ?? undefined,
      action: { label: 'See your spaces', url: `${publicUrl}${toSpacesPath(step)}` },
      footer: 'You get this mail because you list a space on Placard.',
    },
  }
}

function listTitles(spaces: readonly MailFacts[]): string {
  const shown = spaces.slice(0, SHOWN).map(({ title }) => `“${title}”`)
  const more = spaces.length - shown.length
  return more > 0 ? `${shown.join(', ')} and ${more.toLocaleString('en-US')} more` : shown.join(', ')
}
