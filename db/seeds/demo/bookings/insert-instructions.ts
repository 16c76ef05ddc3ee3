import type { PaymentInstructions } from '#contract/booking/payments.ts'
import { DAY_MS } from '#domain/dates.ts'
import { toOrganizationName } from '#server/platform/db/organization-name.ts'
import { instructionsPurpose } from '#server/platform/secrets/seal-stored.ts'
import type { Stage } from './stage.ts'

/** How sellers are paid, since before the first booking. */
export async function insertInstructions(
  { trx, context, end }: Stage,
  usernames: readonly string[],
): Promise<void> {
  const sellers = await trx
    .selectFrom('users')
    .select(['id', 'name', 'username', 'company'])
    .where('username', 'in', [...usernames])
    .orderBy('id')
    .execute()
  const rows = sellers.map(({ id, name, username, company }, index) => ({
    seller_id: id,
    sealed: context.secrets.seal(
      JSON.stringify(toWays(toOrganizationName({ company, name, username }), index)),
      instructionsPurpose(id),
    ),
    created_at: new Date(end.getTime() - 120 * DAY_MS),
  }))
  await trx.insertInto('payment_instructions').values(rows).execute()
}

/** Invented accounts at a bank that does not exist. */
function toWays(payee: string, index: number): PaymentInstructions {
  return {
    bank: {
      holder: payee,
      bankName: 'Sound Example Bank',
      routing: '000000000',
      account: `0000 0${index}42 17`,
    },
    check: index % 2 === 0 ? { payee, address: `PO Box ${410 + index}\nSeattle, WA 98100` } : null,
    paypalUrl: null,
    invoiceUrl: null,
    note: 'Please put the number of the booking on your payment.',
  }
}
