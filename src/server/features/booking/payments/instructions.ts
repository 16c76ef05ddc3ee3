import type { PaymentInstructions } from '#contract/booking/payments.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { instructionsPurpose } from '../../../platform/secrets/seal-stored.ts'
import { getUser } from '../../accounts/accounts/queries.ts'
import { confirmPassword, securityNotice } from '../../accounts/accounts/sensitive-change.ts'

export interface OwnInstructions {
  instructions: PaymentInstructions
  updatedAt: string
}

/** How a seller is paid as of now. */
export async function findOwnInstructions(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  sellerId: number,
): Promise<OwnInstructions | null> {
  const row = await db
    .selectFrom('payment_instructions')
    .select(['sealed', 'created_at'])
    .where('seller_id', '=', sellerId)
    .where('sealed', '<>', '')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!row) return null
  return { instructions: open(secrets, row.sealed, sellerId), updatedAt: row.created_at.toISOString() }
}

interface Of {
  seller_id: number
  /** As they were at the acceptance. */
  instructions_id: number | null
}

/**
 * How a booking is paid: as it was said at its acceptance, whatever the seller has changed since. A seller who had said
 * nothing by then is paid as said first.
 */
export async function findInstructionsOf(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  { seller_id, instructions_id }: Of,
): Promise<PaymentInstructions | null> {
  const row = await db
    .selectFrom('payment_instructions')
    .select('sealed')
    .where('seller_id', '=', seller_id)
    .where('sealed', '<>', '')
    .$if(instructions_id !== null, (rows) => rows.where('id', '=', instructions_id))
    .orderBy('id')
    .executeTakeFirst()
  return row ? open(secrets, row.sealed, seller_id) : null
}

/**
 * Says how to be paid from the next booking on: a new row, and a mail to the seller, so that an intruder cannot turn money
 * aside unnoticed. @throws AppError `wrong-password`, `rate-limited`
 */
export async function changeInstructions(
  context: AppContext,
  { personId, organizationId, origin }: Pick<Actor, 'personId' | 'organizationId'> & { origin: Origin },
  { instructions, password }: { instructions: PaymentInstructions; password: string },
): Promise<OwnInstructions> {
  const { db, metrics, secrets, config, now } = context
  const user = await getUser(db, personId)
  await confirmPassword(context, user, password)
  const at = now()
  await inTransaction({ db, metrics }, async (trx) => {
    const sealed = secrets.seal(JSON.stringify(instructions), instructionsPurpose(organizationId))
    await trx
      .insertInto('payment_instructions')
      .values({ seller_id: organizationId, sealed, created_at: at })
      .execute()
    await recordAudit(trx, {
      actorId: personId,
      action: 'user.payment-instructions-changed',
      subject: { type: 'user', id: personId },
      after: { ways: listWays(instructions) },
      origin,
    })
    const what = 'How buyers pay you on Placard was changed'
    await sendMail(trx, securityNotice(config, user, { to: user.email, what }))
  })
  return { instructions, updatedAt: at.toISOString() }
}

/** Their names, for the audit log: never what stands in them. */
function listWays({ bank, check, paypalUrl, invoiceUrl }: PaymentInstructions): string[] {
  const ways = { bank, check, paypal: paypalUrl, invoice: invoiceUrl }
  return Object.entries(ways).flatMap(([name, way]) => (way ? [name] : []))
}

function open(secrets: AppContext['secrets'], sealed: string, sellerId: number): PaymentInstructions {
  return JSON.parse(secrets.open(sealed, instructionsPurpose(sellerId))) as PaymentInstructions
}
