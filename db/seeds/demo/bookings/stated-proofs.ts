import { hash, randomUUID } from 'node:crypto'
import { suggestDays } from '#domain/booking/problem.ts'
import type { ProofFacts } from '#domain/booking/proof/facts.ts'
import type { ProofKind } from '#domain/booking/proof/rule.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import { addDays, weekdayOf } from '#domain/zoned-time.ts'
import { lockBooking } from '#server/features/booking/bookings/lock-booking.ts'
import { readReportable } from '#server/features/booking/disputes/problem.ts'
import { openDispute } from '#server/features/booking/disputes/take-side.ts'
import { addProof } from '#server/features/booking/proofs/add-proof.ts'
import { drawArtwork } from './draw-artwork.ts'
import { findOpenDuty } from './proofs.ts'
import { idOf, KEEP } from './steps.ts'
import type { Act, Scene } from './types.ts'

interface Sent {
  kind: ProofKind
  caption: string
  name: string
  mediaType: string
  bytes: Uint8Array
  facts: ProofFacts
  /** In place of a file. */
  url?: string
}

/** From a desk, for the first that is owed by this kind. */
async function send(scene: Scene, { kind, bytes, url, ...sent }: Sent): Promise<void> {
  const { stage, seller: actor } = scene
  const { key: duty } = await findOpenDuty(scene, kind)
  const id = randomUUID()
  const path = url === undefined ? `proof/${id}.bin` : null
  if (path !== null) await stage.files.save(path, bytes)
  const file = { path, sizeBytes: bytes.length, sha256: hash('sha256', bytes, 'buffer'), preview: null }
  const received = { id, duty, url: url ?? null, ...sent, ...file, alike: null, capture: null }
  await addProof(stage.context, { bookingId: idOf(scene), actor, received })
}

/** The address of a post with what its seller read there. */
export const showLink =
  (
    url: string,
    { caption, views, interactions }: { caption: string; views: number; interactions: number },
  ): Act =>
  (scene) => {
    const on = toMarketDate(scene.stage.context.now())
    const figures = { of: 'views', count: views, interactions, on } as const
    return send(scene, {
      kind: 'link',
      caption,
      name: new URL(url).hostname,
      mediaType: 'text/uri-list',
      bytes: new TextEncoder().encode(url),
      facts: { kind: 'address', figures },
      url,
    })
  }

/** The page as it was printed. */
export const showTearSheet =
  (name: string, caption: string): Act =>
  async (scene) => {
    const { bytes, facts, mediaType } = await drawArtwork({
      spec: { kind: 'print', width: 11_000, height: 17_000, scale: 1, bleed: 125, dpi: 200 },
      isFlawed: false,
      hue: 0,
    })
    await send(scene, { kind: 'tear-sheet', caption, name, mediaType, bytes, facts })
  }

const SECONDS = 30
const SPOTS_A_DAY = 2

/** When spots ran, signed by whoever keeps the log of the station: twice on each Saturday that is over. */
export const showAffidavit =
  (name: string, signed: { name: string; role: string }): Act =>
  async (scene) => {
    const { first, last } = await findOpenDuty(scene, 'affidavit')
    const today = toMarketDate(scene.stage.context.now())
    const days: string[] = []
    for (let day = first; day <= last && day < today; day = addDays(day, 1))
      if (weekdayOf(day) === 6) days.push(day)
    const lines = days.flatMap((day) =>
      ['08:12', '08:47'].map((time) => `${day},${time},${SECONDS},Gardening hour`),
    )
    await send(scene, {
      kind: 'affidavit',
      caption: 'Saturdays between eight and nine',
      name,
      mediaType: 'text/csv',
      bytes: new TextEncoder().encode(['date,time,length,program', ...lines, ''].join('\n')),
      facts: {
        kind: 'counted',
        lines: lines.length,
        total: lines.length,
        days: days.map((day) => ({ day, count: SPOTS_A_DAY, seconds: SPOTS_A_DAY * SECONDS })),
        signed,
      },
    })
  }

/** A dispute as the page fills it in: the days before it was first shown, what the terms give for them, and all proof. */
export const reportLate =
  (reason: string): Act =>
  async (scene) => {
    const { context, trx } = scene.stage
    const bookingId = idOf(scene)
    const { booking } = await lockBooking(trx, bookingId)
    const { proofs, shownOn, ...begun } = required(await readReportable(trx, booking, context.now()))
    const { first: from, last: to } = suggestDays('posted-late', begun, shownOn)
    const problem = { kind: 'posted-late', from, to, proofs: proofs.map(({ id }) => id) } as const
    await openDispute(context, { bookingId, actor: scene.buyer, reason, problem }, KEEP)
  }
