import { expect, it } from 'vitest'
import type { Proposal } from '#contract/booking/proposals.ts'
import { buildColleague } from '#test/support/accounts/teams.ts'
import { applyFloor } from '#test/support/booking/apply-floor.ts'
import { read, send, startProposing } from '#test/support/booking/proposing.ts'
import { readJson } from '#test/support/listings/imports.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app

interface Preview {
  lines: { askedCents: number; floor: { cents: number | null } | null }[]
}

it('says while it is typed that a price is below the floor, and how much that is to whoever sees rate cards', async () => {
  const desk = await startProposing(app)
  await applyFloor(desk.seller, desk.ids, 9000)
  const draft = await desk.propose([desk.cell(0, 3), desk.cell(1, 3)])
  const [north, south] = draft.items.map(({ id }) => id)
  const ask = (client: TestClient, body: object) =>
    send<Preview>(client, 'POST', `/api/my/proposals/${draft.id}/previews`, body, 200)
  const byLine = {
    price: 'lines',
    oneCents: null,
    lines: [
      { id: north, spaceCents: 80_000 },
      { id: south, spaceCents: 81_000 },
    ],
  }
  const { client: sales } = await buildColleague(app, desk.sellerId, 'sales')
  expect((await ask(desk.seller, byLine)).lines).toMatchObject([
    { floor: { cents: 81_000 } },
    { floor: null },
  ])
  expect((await ask(sales, byLine)).lines).toMatchObject([{ floor: { cents: null } }, { floor: null }])
  // the share of one price, at the card before tax
  const one = { ...byLine, price: 'one', oneCents: 150_000 }
  expect((await ask(sales, one)).lines).toMatchObject([
    { askedCents: 75_000, floor: { cents: null } },
    { askedCents: 75_000, floor: { cents: null } },
  ])
  // and so does the draft, once it is saved
  const path = `/api/my/proposals/${draft.id}`
  const saved = await desk.change(draft, byLine)
  expect(saved.items.map(({ floor }) => floor)).toEqual([{ cents: 81_000 }, null])
  const read = await readJson<Proposal>(sales, path)
  expect(read.items.map(({ floor }) => floor)).toEqual([{ cents: null }, null])
  expect((await ask(sales, one)).lines.map(({ floor }) => floor)).toEqual([{ cents: null }, { cents: null }])
  expect((await (await startProposing(app)).seller.send('POST', `${path}/previews`, byLine)).status).toBe(404)
})

it('shows what it said once it has ended, whatever the card says by then, until it is changed', async () => {
  const desk = await startProposing(app)
  const sent = await desk.mail(await desk.propose([desk.cell(0, 3), desk.cell(1, 3)]))
  const path = `/api/my/proposals/${sent.id}`
  const now = () => readJson<Proposal>(desk.seller, path)
  const cents = ({ items }: Proposal) => items.map(({ askedCents }) => askedCents)
  await db.updateTable('listings').set({ price: 1200 }).where('id', 'in', desk.ids).execute()
  expect(await now()).toMatchObject({ isAsSent: false, cardCents: 240_000 })
  const proposals = db.updateTable('proposals').where('id', '=', sent.id)
  await proposals.set({ valid_until: new Date(0) }).execute()
  const expired = await now()
  expect(expired).toMatchObject({
    status: 'expired',
    isAsSent: true,
    cardCents: null,
    nowCents: sent.totalCents,
  })
  expect(cents(expired)).toEqual([90_000, 90_000])
  // to be sent again it is a proposal of today
  const changed = await desk.change(expired, { intro: 'Once more' })
  expect(changed).toMatchObject({ isAsSent: false, cardCents: 240_000 })
  const again = await desk.mail(changed)
  const token = await desk.token()
  const { sha256 } = await read(app, token)
  await app.post(`/api/shared-proposals/${token}/refusals`, new URLSearchParams({ reason: 'No', sha256 }))
  await db.updateTable('listings').set({ price: 900 }).where('id', 'in', desk.ids).execute()
  const declined = await now()
  expect(declined).toMatchObject({ status: 'declined', isAsSent: true, nowCents: again.totalCents })
  expect(cents(declined)).toEqual([120_000, 120_000])
  // what was changed and never sent is not what it said
  const fewer = [{ id: declined.items[0]?.id, spaceCents: 10_000 }]
  await desk.change(declined, { lines: fewer })
  await send(desk.seller, 'POST', `${path}/withdrawal`, {}, 200)
  const withdrawn = await now()
  expect(withdrawn).toMatchObject({ status: 'withdrawn', isAsSent: true, nowCents: again.totalCents })
  expect(cents(withdrawn)).toEqual([120_000, 120_000])
})
