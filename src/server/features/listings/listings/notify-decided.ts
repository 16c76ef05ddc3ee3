import { randomUUID } from 'node:crypto'
import { required } from '#domain/required.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type Mail, sendMails } from '../../../platform/mail/mail.ts'
import { nameOrganization } from '../../../platform/mail/name-organization.ts'
import { listAudience, notifyOrganizations, type OrganizationNotice } from '../../ground/notices/audience.ts'
import { decisionMail } from './decision-mail.ts'
import { type DecidedStep, decisionsMail } from './decisions-mail.ts'
import { listMailFacts, type MailFacts } from './queries.ts'
import { revisionMail } from './revision-mail.ts'

interface NotifyDecidedInput {
  step: DecidedStep
  /** What the seller reads of it; null where none was given. */
  reason: string | null
  /** It went live after the automatic checks of a trusted seller. */
  isByTrust?: boolean
  publicUrl: string
  now: Date
}

/**
 * What an admin decided of some spaces, in the transaction of the decision: one mail and one notice for each of their sellers,
 * however many spaces it was about.
 */
export async function notifyDecided(
  trx: Tx,
  listingIds: readonly number[],
  decided: NotifyDecidedInput,
): Promise<void> {
  if (listingIds.length === 0) return
  const bySeller = Map.groupBy(await listMailFacts(trx, listingIds), ({ sellerId }) => sellerId)
  const act = randomUUID()
  const notices = [...bySeller.values()].flat().map((facts) => toNotice(facts, { ...decided, act }))
  await notifyOrganizations(trx, notices)
  const audience = await listAudience(trx, [...bySeller.keys()], { kind: 'listing-decided' })
  await sendMails(
    trx,
    audience.map(({ organizationId, email, actingFor }) => ({
      ...nameOrganization(toMail(required(bySeller.get(organizationId)), decided), actingFor),
      to: email,
    })),
  )
}

function toNotice(
  { id, sellerId, title }: MailFacts,
  { step, act, now }: NotifyDecidedInput & { act: string },
): OrganizationNotice {
  return {
    organizationId: sellerId,
    kind: 'listing-decided',
    subject: { type: 'listing', id },
    actorId: null,
    data: { title, step },
    key: `listing:${id}`,
    act,
    now,
    isMailedByCaller: true,
  }
}

function toMail(
  spaces: readonly MailFacts[],
  { step, reason, isByTrust = false, publicUrl }: NotifyDecidedInput,
): Mail {
  if (spaces.length > 1) return decisionsMail(spaces, { step, reason, isByTrust, publicUrl })
  const facts = required(spaces[0])
  return step === 'revision-approved' || step === 'revision-rejected'
    ? revisionMail(facts, { reason, publicUrl })
    : decisionMail(facts, { step, reason, isByTrust, publicUrl })
}
