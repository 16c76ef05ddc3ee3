import type { Booking } from '#contract/booking/bookings.ts'
import type {
  ApprovalDecisionInput,
  ApprovalInput,
  ApprovalPage,
  Approvals,
} from '#contract/booking/bookings-approvals.ts'
import type { OrganizationRole } from '#domain/roles.ts'
import { buildColleague, buildCompany } from '../accounts/teams.ts'
import type { TestApp } from '../test-app.ts'
import { bookingClient } from './book.ts'

type Answer = Booking & { code?: string; message?: string; httpStatus: number }

/** A company that buys, whose people are made with what they may spend and approve, in cents. */
export async function buildAgency(app: TestApp, name = 'Pine Street Media') {
  const id = await buildCompany(app.db, name)
  const hire = async (
    role: OrganizationRole,
    limits: { spendsCents?: number | null; approvesCents?: number | null; name?: string } = {},
  ) => {
    const { spendsCents = null, approvesCents = null, ...values } = limits
    const colleague = await buildColleague(app, id, role, values)
    await app.db
      .updateTable('organization_members')
      .set({ spends_cents: spendsCents, approves_cents: approvesCents })
      .where('organization_id', '=', id)
      .where('user_id', '=', colleague.id)
      .execute()
    const buyer = bookingClient(colleague.client)
    const answer = async (response: Response): Promise<Answer> => ({
      ...(await response.json()),
      httpStatus: response.status,
    })
    const post = async (path: string, body: object) => answer(await colleague.client.send('POST', path, body))
    return {
      ...buyer,
      id: colleague.id,
      async ask(bookingId: number, step: ApprovalInput['step'], more: object = {}) {
        const { version, sha256 } = await buyer.read(bookingId)
        return post(`/api/bookings/${bookingId}/approvals`, { step, version, sha256, ...more })
      },
      /** @returns the booking, once it is decided */
      async decide(
        bookingId: number,
        decision: ApprovalDecisionInput['decision'],
        { askingId, ...more }: { askingId?: number; reason?: string } = {},
      ) {
        const id = askingId ?? (await buyer.read(bookingId)).approval?.asking?.id ?? 1
        const decided = await post(`/api/my/approvals/${id}/decisions`, { decision, ...more })
        return decided.httpStatus === 200 ? { ...decided, ...(await buyer.read(bookingId)) } : decided
      },
      takeBack: (askingId: number) => post(`/api/my/approvals/${askingId}/withdrawals`, {}),
      async approvals() {
        return (await (await colleague.client.get('/api/my/approvals')).json()) as Approvals
      },
      async approval(askingId: number) {
        return (await (await colleague.client.get(`/api/my/approvals/${askingId}`)).json()) as ApprovalPage
      },
    }
  }
  return { id, hire }
}
