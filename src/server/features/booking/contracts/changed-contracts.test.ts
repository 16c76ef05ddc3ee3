import { describe, expect, it } from 'vitest'
import { required } from '#domain/required.ts'
import {
  calendarOf,
  contractFiles,
  last,
  period,
  rowsOf,
  startCompany,
} from '#test/support/booking/contract-files.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { lockImport } from '../../listings/imports/queries.ts'
import { startFileRecheck } from '../../listings/imports/recheck-file.ts'
import { contractKind } from './contract-kind.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { upload, step } = contractFiles(app)

describe('a contract that a later file changes', () => {
  it('leaves its first days when it is moved to a later one', async () => {
    const { client, faces } = await startCompany(app, ['A-1'])
    const first = await upload(client, [`A-1,${period(0)},${last(2)},Dental,1,,`])
    await step(client, first.id, 'start')
    const later = await upload(client, [`A-1,${period(1)},${last(2)},Dental,1,,`])
    expect(later.counts).toMatchObject({ updated: 1 })
    await step(client, later.id, 'start')
    const days = async () => (await calendarOf(client, faces.get('A-1'))).claims.map((one) => one.first)
    expect(await days()).toEqual([period(1)])
    await step(client, later.id, 'undo')
    expect(await days()).toEqual([period(0)])
  })

  it('has one client, and brands and reps by its lines: the same file again changes nothing', async () => {
    const { client, faces } = await startCompany(app, ['A-1', 'A-2'])
    const header = 'Unit #,Start,End,Advertiser,Contract #,Brand,Rep'
    const rows = [
      `A-1,${period(0)},${last(0)},Dental Group,1,Smile,Ann`,
      `A-2,${period(0)},${last(0)},DENTAL GROUP,1,Braces,Bob`,
    ]
    await step(client, (await upload(client, rows, header)).id, 'start')
    const labelOf = async (unit: string) => (await calendarOf(client, faces.get(unit))).claims[0]?.label
    expect(await labelOf('A-1')).toBe('Dental Group · Smile')
    expect(await labelOf('A-2')).toBe('Dental Group · Braces')
    expect((await upload(client, rows, header)).counts).toMatchObject({ updated: 0, unchanged: 2 })
  })

  it('is read once where a row of its file is changed', async () => {
    const { client, sellerId } = await startCompany(app, ['A-1'])
    const { id } = await upload(client, [`A-1,${period(0)},${last(0)},Dental,1,,`])
    let opened = 0
    const kind: typeof contractKind = {
      ...contractKind,
      open: (db, file) => {
        opened += 1
        return contractKind.open(db, file)
      },
    }
    await app.db.transaction().execute(async (trx) => {
      const record = await lockImport(trx, sellerId, id)
      const recheck = await startFileRecheck(trx, { record, kind, line: 2, now: new Date() })
      await recheck()
    })
    expect(opened).toBe(1)
  })

  it('keeps its slots where a later file leaves them blank', async () => {
    const { client, faces } = await startCompany(app, ['A-1'])
    const face = required(faces.get('A-1'))
    await client.send('POST', `/api/my/listings/${face}/blocks`, {
      unitId: null,
      from: period(0),
      to: last(0),
    })
    await client.send('DELETE', `/api/my/listings/${face}/blocks`, {
      unitId: null,
      from: period(0),
      to: last(0),
    })
    await app.db.updateTable('space_units').set({ capacity: 8 }).where('listing_id', '=', face).execute()
    await app.db.deleteFrom('unit_cells').execute()
    const header = 'Unit #,Start,End,Advertiser,Contract #,Slots'
    const row = (slots: string, n = 0) => [`A-1,${period(0)},${last(n)},Dental,1,${slots}`]
    await step(client, (await upload(client, row('2'), header)).id, 'start')
    const blank = await upload(client, row('', 1), header)
    expect((await rowsOf(client, blank.id))[0]?.contract?.says).toMatch(
      /It keeps its 2 slots: the file names none\.$/,
    )
    await step(client, blank.id, 'start')
    expect((await calendarOf(client, face)).claims).toMatchObject([{ last: last(1), quantity: 2 }])
  })
})
