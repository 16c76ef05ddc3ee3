import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { approveByApi } from './accounts.ts'
import { payByApi, sellByApi, stepByApi } from './bookings.ts'
import { createSpace } from './spaces.ts'
import { expect } from './test.ts'

interface Wall {
  title: string
  location: string
  address: string
  coordinates: { lat: number; lng: number }
  brand: string
  /** A wall where it is absent. */
  type?: string
  /** A week where it is absent. */
  days?: number
  /** What artwork is asked for; absent: what is usual. */
  artwork?: object
}

/** A space that is booked from today on, for $40 a day. @returns the booking's id */
export async function bookToday(
  { buyer, seller, admin }: Record<'buyer' | 'seller' | 'admin', Page>,
  { brand, days = 7, artwork, ...wall }: Wall,
): Promise<number> {
  const listingId = await createSpace(seller.request, {
    type: 'billboard',
    price: 40,
    interval: 'day',
    ...wall,
  })
  await approveByApi(admin.request, listingId)
  const terms = await (await seller.request.get(`/api/my/listings/${listingId}/booking-terms`)).json()
  const units = terms.units.map((unit: object) => ({ ...unit, cell: 'day', ...(artwork && { artwork }) }))
  await sellByApi(seller.request, listingId, { units, mode: 'request', leadDays: 0, minDays: null })
  const today = toMarketDate(new Date())
  const answer = await buyer.request.post('/api/bookings', {
    data: { listingId, from: today, to: addDays(today, days - 1) },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = await answer.json()
  await stepByApi(buyer.request, id, 'request', { brand })
  await stepByApi(seller.request, id, 'accept')
  await payByApi(seller.request, id)
  return id
}

/** As a camera gives it: tiles that can be told from others. */
export async function takePicture(name: string, seed: number) {
  const grey = Array.from({ length: 64 }, (_, at) => ((at + 1) * (seed * 37 + 11) * 7919) % 251)
  const tiles = sharp(Buffer.from(grey), { raw: { width: 8, height: 8, channels: 1 } })
  const buffer = await tiles.resize(1280, 960, { kernel: 'nearest' }).jpeg().toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
