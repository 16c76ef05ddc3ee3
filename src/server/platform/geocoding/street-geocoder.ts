import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { isLatLng, type LatLng } from '#domain/geo.ts'
import { required } from '#domain/required.ts'
import { findRefusal, toNotFound } from '../keys/find-refusal.ts'
import type { Log } from '../log/log.ts'

const TIMEOUT_MS = 3000
const MAX_CACHED = 1000
const MAX_ANSWER_BYTES = 64 * 1024
const KEEP_MS = 24 * 60 * 60_000
/** Circuit breaker: after a failure the service is skipped for a while, so that an outage slows nobody down. */
const REST_MS = 60_000
/** Nominatim's usage policy: one request a second for the whole application. */
const PAUSE_MS = 1_000
/** Queue limit: requests beyond it fall back to the built-in places at once. */
const MAX_WAITING = 3

const Answer = z.array(
  z.object({ lat: z.coerce.number(), lon: z.coerce.number(), display_name: z.string().optional() }),
)

export interface StreetAddress extends LatLng {
  /** The display name that the service returned. */
  label: string
}

export interface StreetGeocoderOptions {
  /** `GEOCODER_URL`; undefined disables it. */
  url: string | undefined
  log: Pick<Log, 'warn'>
  now?: () => number
  sleep?: (ms: number) => Promise<unknown>
}

export type StreetGeocoder = (address: string) => Promise<StreetAddress | null>

/**
 * Geocodes a street address by a Nominatim-compatible service. Anything without a house number is left to the built-in
 * places and never leaves the machine. A failure, a timeout or an invalid answer is logged and returns null.
 */
export function createStreetGeocoder(options: StreetGeocoderOptions): StreetGeocoder {
  const { url, log, now = Date.now, sleep = setTimeout } = options
  const cache = new Map<string, { at: number; answer: StreetAddress | null }>()
  const underWay = new Map<string, Promise<StreetAddress | null>>()
  const waitForSlot = createTurns({ now, sleep })
  let restsUntil = 0

  const askInTurn = async (service: string, key: string) => {
    if (!(await waitForSlot()) || now() < restsUntil) return null
    try {
      const answer = await ask(service, key)
      if (cache.size >= MAX_CACHED) cache.delete(required(cache.keys().next().value))
      cache.set(key, { at: now(), answer })
      return answer
    } catch (error) {
      restsUntil = now() + REST_MS
      log.warn({ err: error }, 'the outside geocoder failed; built-in places only')
      return null
    }
  }

  return async (address) => {
    const key = address.trim().replace(/\s+/g, ' ').slice(0, 200).toLowerCase()
    if (!url || !isStreetAddress(key)) return null
    const known = cache.get(key)
    if (known && now() - known.at < KEEP_MS) return known.answer
    if (now() < restsUntil) return null
    const request = underWay.get(key) ?? askInTurn(url, key).finally(() => underWay.delete(key))
    underWay.set(key, request)
    return request
  }
}

/** Rate limiter: one slot each `PAUSE_MS`; false at once when `MAX_WAITING` are queued already. */
function createTurns({ now, sleep }: { now: () => number; sleep: (ms: number) => Promise<unknown> }) {
  let nextAt = 0
  return async () => {
    const waitMs = Math.max(0, nextAt - now())
    if (waitMs > MAX_WAITING * PAUSE_MS) return false
    nextAt = now() + waitMs + PAUSE_MS
    if (waitMs > 0) await sleep(waitMs)
    return true
  }
}

/** A house number, then a street: `123 Pike St`, `15600 NE 8th St, Bellevue`. */
export function isStreetAddress(text: string): boolean {
  const [number = '', ...street] = text.trim().split(/\s+/)
  return /^\d{1,6}[a-z]?$/iu.test(number) && /\p{L}{2}/u.test(street.join(' '))
}

const SERVICE = { name: 'The outside geocoder', key: 'the key in GEOCODER_URL', address: 'GEOCODER_URL' }
/** A public building: it gives nobody's address away. */
const KNOWN_ADDRESS = '400 Broad St, Seattle'

/** @throws KeyRefused, and whatever a service that is away makes of it */
export async function checkGeocoder(url: string): Promise<void> {
  await ask(url, KNOWN_ADDRESS)
}

async function ask(url: string, address: string): Promise<StreetAddress | null> {
  const target = new URL(url)
  target.searchParams.set('q', address)
  target.searchParams.set('format', 'jsonv2')
  target.searchParams.set('limit', '1')
  target.searchParams.set('countrycodes', 'us')
  const response = await fetch(target, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json', 'user-agent': 'Placard' },
  }).catch((error) => {
    throw toNotFound(error, SERVICE)
  })
  if (!response.ok)
    throw (
      findRefusal(response.status, SERVICE) ?? new Error(`the outside geocoder answered ${response.status}`)
    )
  const text = await response.text()
  if (text.length > MAX_ANSWER_BYTES) throw new Error('the outside geocoder answered too much')
  const [first] = Answer.parse(JSON.parse(text))
  if (!first || !isLatLng(first.lat, first.lon)) return null
  return { lat: first.lat, lng: first.lon, label: first.display_name ?? address }
}
