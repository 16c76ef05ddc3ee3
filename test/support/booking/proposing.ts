import { expect } from 'vitest'
import type { Avails } from '#contract/booking/avails.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import type { Client } from '#contract/booking/clients.ts'
import type { Proposal } from '#contract/booking/proposals.ts'
import type { SharedProposal } from '#contract/booking/proposals-shared.ts'
import { required } from '#domain/required.ts'
import { buildMember, readMail } from '../accounts/members.ts'
import { buildListing } from '../listings/build-listing.ts'
import { readJson, startSelling } from '../listings/imports.ts'
import type { TestApp, TestClient } from '../test-app.ts'
import { unique } from '../unique.ts'

export const send = async <T>(
  client: TestClient,
  method: string,
  path: string,
  body: object,
  status: number,
) => {
  const response = await client.send(method, path, body)
  expect(response.status, await response.clone().text()).toBe(status)
  return (await response.json()) as T & { code?: string; message?: string }
}

/** A seller with two faces and a client who has an address. */
export async function startProposing(app: TestApp) {
  const { sellerId, client: seller } = await startSelling(app, { name: 'Sally Seller' })
  const ids: number[] = []
  for (const title of ['North wall', 'South wall'])
    ids.push(await buildListing(app.db, { seller_id: sellerId, title, frequency: '4-week', price: 900 }))
  const grid = await readJson<Avails>(seller, '/api/my/avails')
  const cell = (face: number, at: number) => ({
    id: required(ids[face]),
    unitId: null,
    from: required(grid.columns[at]).first,
    to: required(grid.columns[at]).last,
  })
  const email = `${unique()}@harbor.example`
  const harbor = await send<Client>(
    seller,
    'POST',
    '/api/my/clients',
    { name: `Harbor ${unique()}`, contact: 'Dana Reyes', email },
    201,
  )
  const propose = (cells: object[]) =>
    send<Proposal>(seller, 'POST', '/api/my/proposals', { cells, clientId: harbor.id, title: 'Winter' }, 201)
  const change = (proposal: Proposal, set: object, status = 200) =>
    send<Proposal>(
      seller,
      'PUT',
      `/api/my/proposals/${proposal.id}`,
      { ...toInput(proposal), ...set },
      status,
    )
  const mail = (proposal: Proposal, status = 201) =>
    send<Proposal>(
      seller,
      'POST',
      `/api/my/proposals/${proposal.id}/versions`,
      { updatedAt: proposal.updatedAt },
      status,
    )
  const token = async () =>
    /\/o\/([\w-]{43})/.exec((await readMail(app, email))?.text_body ?? '')?.[1] ?? 'no mail'
  /** Says that a hold was booked by phone. */
  const record = async (bookingId: number) => {
    const { version } = await readJson<Booking>(seller, `/api/bookings/${bookingId}`)
    const step = { step: 'record', version, reason: 'By phone', spaceCents: null }
    const key = { headers: { 'idempotency-key': crypto.randomUUID() } }
    return seller.send('POST', `/api/bookings/${bookingId}/steps`, step, key)
  }
  /** Somebody of the client, which has an account. */
  const colleague = async (role: 'viewer' | 'manager') => {
    const member = await buildMember(app)
    await app.db
      .insertInto('organization_members')
      .columns(['organization_id', 'user_id', 'role'])
      .expression((eb) =>
        eb
          .selectFrom('clients')
          .select(['account_id', eb.val(member.id).as('user_id'), eb.val(role).as('role')])
          .where('id', '=', harbor.id),
      )
      .execute()
    return member
  }
  return { record, colleague, sellerId, seller, ids, cell, email, harbor, propose, change, mail, token }
}

function toInput({ title, intro, price, oneCents, validDays, holds, items, updatedAt }: Proposal) {
  const lines = items.map(({ id, spaceCents }) => ({ id, spaceCents }))
  return { title, intro, price, oneCents, validDays, holds, lines, updatedAt }
}

export const read = (client: TestClient, token: string) =>
  readJson<SharedProposal>(client, `/api/shared-proposals/${token}`)
export const accept = (client: TestClient, token: string, { version, sha256 }: SharedProposal) =>
  client.send('POST', `/api/shared-proposals/${token}/acceptances`, { version, sha256 })
export const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
]
