import { randomBytes } from 'node:crypto'
import { PROPOSAL_LIMITS, type ProposalBody } from '#domain/booking/proposals.ts'
import { DAY_MS } from '#domain/dates.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { hashToken } from '../../../platform/secrets/hash-token.ts'
import { listBuyerAddresses } from '../bookings/place-agreed.ts'
import { proposalMail } from './mails.ts'
import type { ProposalRow } from './proposal-rows.ts'

interface Recipient {
  to: string
  /** As its seller may read it; empty: the address of somebody with an account, which sellers are not told. */
  told: string
}

type Client = Pick<ProposalRow, 'client_email' | 'client_name' | 'claimed_at' | 'buyer_id'>

/**
 * The address that the seller knows; of a client with an account and without one, whoever buys for it.
 * @throws AppError `invalid-input` for a client without either
 */
export async function listRecipients(db: Db, row: Client): Promise<Recipient[]> {
  const { client_email: email, client_name, claimed_at, buyer_id } = row
  if (email !== '') return [{ to: email, told: email }]
  if (claimed_at !== null) {
    const addresses = await listBuyerAddresses(db, buyer_id)
    if (addresses.length > 0) return addresses.map((to) => ({ to, told: '' }))
  }
  const message = `${client_name} has no email address yet. Add one on the client’s page.`
  throw new AppError('invalid-input', { message, fields: { email: message } })
}

interface MailLinks {
  row: ProposalRow
  recipients: readonly Recipient[]
  body: ProposalBody
  version: number
  now: Date
}

/** Links that were mailed elsewhere end; those to these addresses lead to the newest version too. */
export async function mailLinks(
  { config }: Pick<AppContext, 'config'>,
  trx: Tx,
  { row, recipients, body, version, now }: MailLinks,
): Promise<void> {
  const end = new Date(new Date(body.validUntil).getTime() + PROPOSAL_LIMITS.linkDaysAfter * DAY_MS)
  const open = trx
    .updateTable('proposal_shares')
    .where('proposal_id', '=', row.id)
    .where('revoked_at', 'is', null)
  const told = [...new Set(recipients.map((one) => one.told))]
  await open.set({ revoked_at: now }).where('email', 'not in', told).execute()
  await open.set({ expires_at: end }).execute()
  const account = row.claimed_at === null ? null : row.client_name
  for (const { to, told } of recipients) {
    const token = randomBytes(32).toString('base64url')
    await trx
      .insertInto('proposal_shares')
      .values({
        proposal_id: row.id,
        email: told,
        token_hash: hashToken(token),
        expires_at: end,
        created_at: now,
      })
      .execute()
    await sendMail(trx, proposalMail(config, { to, token, body, version, account }))
  }
}
