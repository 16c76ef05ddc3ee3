import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { paintPng } from '#test/support/booking/artwork-files.ts'
import { artworkIn } from '#test/support/booking/artwork-in.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { book, get, mailsTo } = artworkIn(app)
const stored = () => readdir(join(app.context.config.DATA_DIR, 'files/artwork')).catch(() => [])

it('B17: artwork that fails a check goes to nobody where its sender wants to look first', async () => {
  const booked = await book()
  const hesitate = (bytes: Uint8Array) => {
    const form = new FormData()
    form.append('unlessItDiffers', 'yes')
    form.append('file', new File([bytes as BlobPart], 'wall.png'))
    return booked.buyer.post(booked.path, form)
  }
  const before = await stored()
  const refused = await hesitate(await paintPng(120, 50))
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    code: 'artwork-differs',
    checks: [{ result: 'fail', text: '120 × 50 pixels; this screen shows exactly 120 × 60.' }, {}],
  })
  expect(await stored()).toEqual(before)
  expect(await get(booked)).toMatchObject({ creatives: [], items: [{ state: 'missing' }] })
  expect(await mailsTo(booked.sellerId)).toEqual([])
  expect((await hesitate(await paintPng(120, 60))).status).toBe(201)
})
