import { hash } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { CampaignReport } from '#contract/booking/campaign-reports.ts'
import type { Proofs } from '#contract/booking/proofs.ts'
import { parsePackage, verifyChain } from '#domain/booking/proof/chain.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import { addDays } from '#domain/zoned-time.ts'
import { auditPdf } from '#test/support/booking/audit-pdf.ts'
import { buildAffidavit } from '#test/support/booking/build-affidavit.ts'
import { buildRunning, findDutyKey } from '#test/support/booking/build-proof.ts'
import { readPdf } from '#test/support/booking/read-pdf.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db, context } = app
const digest = (bytes: Uint8Array) => new Uint8Array(hash('sha256', bytes, 'buffer'))

const DUTIES: NonNullable<AgreedTerms['proofDuties']> = [{ about: 'run', kind: 'affidavit', workingDays: 5 }]
let buyer: TestClient
let seller: TestClient
let sides: { buyerId: number; sellerId: number }

beforeAll(async () => {
  const { buyerId, sellerId } = await buildRunning(context)
  sides = { buyerId, sellerId }
  buyer = await app.as(buyerId)
  seller = await app.as(sellerId)
})

async function start(proofDuties = DUTIES) {
  const listing = { id: 0, title: 'Drive time on KXYZ', place: 'Seattle, WA', medium: 'radio' as const }
  const agreed = await buildRunning(context, {
    ...sides,
    terms: { proofDuties, listing },
    toUnits: (unit) => [{ ...unit, name: 'Morning drive, 6 to 10 am', times: { count: 2, per: 'day' } }],
  })
  return { ...agreed, path: `/api/bookings/${agreed.id}`, duty: await findDutyKey(db, agreed.id) }
}

it('what is filled in and signed is a PDF, counted, compared and chained as its proof', async () => {
  const { path, duty, terms } = await start()
  const input = buildAffidavit(duty, terms.first)
  for (let time = 0; time < 2; time++) {
    const sent = await seller.send('POST', `${path}/affidavits`, input)
    expect(sent.status, await sent.clone().text()).toBe(201)
    const { proofs } = (await sent.json()) as Proofs
    expect(proofs).toMatchObject([
      { id: input.id, what: 'Affidavit of KXYZ 98.1: 2 on 1 day, signed by Ada Chu, Traffic manager' },
    ])
  }
  const { proofs, chain } = (await (await buyer.get(`${path}/proofs`)).json()) as Proofs
  expect(chain?.links).toBe(1)
  // half past five is outside of the daypart
  expect(proofs[0]!.checks.find(({ about }) => about === 'daypart')?.text).toMatch(/^1 of 2 ran outside/)
  const file = await buyer.get(proofs[0]!.original!)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(hash('sha256', bytes)).toBe(proofs[0]!.sha256)
  const text = readPdf(bytes).join(' ').replace(/\s+/g, ' ')
  for (const word of ['KXYZ 98.1', '7:15 AM, 5:40 PM', 'Morning show', 'In all', '30 seconds each'])
    expect(text).toContain(word)
  expect(text).toContain('I state that this advertisement ran at KXYZ 98.1 on the days')
  expect(text).toMatch(/Ada Chu, Traffic manager, for .+ By a press on Placard on/)
  expect(text).not.toContain('$')

  const read = parsePackage(await (await buyer.get(`${path}/proof-package`)).text())!
  expect(await verifyChain(read, digest)).toEqual({ isWhole: true })
  expect(read.links[0]!.facts.what).toContain('signed by Ada Chu')
  const report = (await (await buyer.get(`${path}/report`)).json()) as CampaignReport
  expect(report.body.lines[0]!.counts).toMatchObject([{ delivered: 2, basis: 'affidavit' }])
})

it('another affidavit is another proof, and under an id that is taken it is refused', async () => {
  const { path, duty, terms } = await start()
  const first = buildAffidavit(duty, terms.first)
  const line = { ...first.lines[0]!, times: [435], count: 1 }
  const sign = async (input: object) => (await seller.send('POST', `${path}/affidavits`, input)).status
  expect(await sign(first)).toBe(201)
  expect(await sign({ ...first, lines: [line] })).toBe(409)
  expect(await sign({ ...first, signer: 'Ben Ito' })).toBe(409)
  expect(await sign(first)).toBe(201)
  const second = { ...first, id: crypto.randomUUID(), lines: [line] }
  expect([await sign(second), await sign(second)]).toEqual([201, 201])
  const { proofs } = (await (await buyer.get(`${path}/proofs`)).json()) as Proofs
  expect(new Set(proofs.map(({ id }) => id))).toEqual(new Set([first.id, second.id]))
})

it('is refused where it cannot be true, or is not what was promised, and nothing is kept', async () => {
  const { path, duty, terms, id } = await start()
  const input = buildAffidavit(duty, terms.first)
  const line = input.lines[0]!
  const cases = [
    [seller, { ...input, signer: ' ' }, 400],
    [seller, { ...input, lines: [] }, 400],
    [seller, { ...input, lines: [{ ...line, day: addDays(terms.first, 400) }] }, 400],
    [seller, { ...input, lines: [{ ...line, count: 3 }] }, 400],
    [seller, { ...input, lines: Array(101).fill(line) }, 400],
    [seller, { ...input, duty: '0/none' }, 400],
    [buyer, input, 403],
  ] as const
  for (const [client, body, status] of cases)
    expect((await client.send('POST', `${path}/affidavits`, body)).status).toBe(status)
  const logs = await start([{ about: 'log', kind: 'play-log', workingDays: 5 }])
  const sent = await seller.send(
    'POST',
    `${logs.path}/affidavits`,
    buildAffidavit(logs.duty, logs.terms.first),
  )
  expect([sent.status, ((await sent.json()) as { code: string }).code]).toEqual([400, 'not-proof'])
  const rows = await db.selectFrom('proofs').select('id').where('booking_id', 'in', [id, logs.id]).execute()
  expect(rows).toEqual([])
})

it('a hundred lines fill several pages that can be read aloud', async () => {
  const { path, duty, terms } = await start()
  const input = buildAffidavit(duty, terms.first)
  const times = Array.from({ length: 40 }, (_, at) => at * 30)
  const lines = Array.from({ length: 100 }, () => ({ ...input.lines[0]!, times, count: 40 }))
  const sent = await seller.send('POST', `${path}/affidavits`, { ...input, lines })
  expect(sent.status).toBe(201)
  const { proofs } = (await sent.json()) as Proofs
  const bytes = Buffer.from(await (await seller.get(proofs[0]!.original!)).arrayBuffer())
  expect(auditPdf(bytes)).toEqual([])
})
