import { hash, randomUUID } from 'node:crypto'
import type { Capture } from '#domain/booking/proof/capture.ts'
import type { ProofFacts } from '#domain/booking/proof/facts.ts'
import type { ProofKind } from '#domain/booking/proof/rule.ts'
import { type DutyStand, isOpenDuty } from '#domain/booking/proof/stand.ts'
import { required } from '#domain/required.ts'
import { addDays } from '#domain/zoned-time.ts'
import { listProofs } from '#server/features/booking/duties/list-proofs.ts'
import { readDuties } from '#server/features/booking/duties/read-duties.ts'
import { addProof } from '#server/features/booking/proofs/add-proof.ts'
import { decideProof } from '#server/features/booking/proofs/decide-proof.ts'
import { stepShownPhoto } from '#server/features/booking/proofs/shown-photos/step-shown-photo.ts'
import { drawArtwork } from './draw-artwork.ts'
import { idOf } from './steps.ts'
import type { Act, Scene } from './types.ts'

/** A photo of the seller's for what is owed by photos. */
export const showPhoto =
  (caption: string, hue: number): Act =>
  async (scene) => {
    const { stage, seller: actor } = scene
    const bookingId = idOf(scene)
    const { key: duty } = await findOpenDuty(scene, 'photo')
    const { ending, mediaType, bytes, facts, preview } = await drawArtwork({
      spec: { kind: 'picture', width: 1600, height: 1200 },
      isFlawed: false,
      hue,
    })
    const id = randomUUID()
    const path = `proof/${id}.bin`
    const seen = required(preview)
    await stage.files.save(path, bytes)
    await stage.files.save(`proof/${id}-preview.bin`, seen.bytes)
    const file = { name: `photo-${hue}.${ending}`, mediaType, sizeBytes: bytes.length, facts, path }
    const shown = { path: `proof/${id}-preview.bin`, width: seen.width, height: seen.height }
    const sha256 = hash('sha256', bytes, 'buffer')
    const taken = { alike: null, capture: await describeMoment(scene) }
    const received = { id, duty, caption, url: null, ...file, ...taken, sha256, preview: shown }
    await addProof(stage.context, { bookingId, actor, received })
  }

/** As a phone says it that stands some steps to the north; null: nobody knows where the space is. */
async function describeMoment(scene: Scene): Promise<Capture | null> {
  const { trx, context } = scene.stage
  const { lat, lng } = await trx
    .selectFrom('bookings')
    .innerJoin('listings', 'listings.id', 'bookings.listing_id')
    .select(['lat', 'lng'])
    .where('bookings.id', '=', idOf(scene))
    .executeTakeFirstOrThrow()
  if (lat === null || lng === null) return null
  const now = context.now()
  return {
    capturedAt: new Date(now.getTime() - 60_000).toISOString(),
    sentAt: now.toISOString(),
    position: { lat: lat + 0.0003, lng, accuracyM: 15 },
    heading: 180,
  }
}

/** The log of a player, ten minutes a play, for the first that is owed. */
export const showLog =
  (name: string): Act =>
  async (scene) => {
    const { stage, seller: actor } = scene
    const { key: duty, first, last } = await findOpenDuty(scene, 'play-log')
    const days: string[] = []
    for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
    const lines = days.map((day) => `${day},144,8`)
    const bytes = new TextEncoder().encode(['day,plays,seconds', ...lines, ''].join('\n'))
    const id = randomUUID()
    const path = `proof/${id}.bin`
    await stage.files.save(path, bytes)
    const file = { name, mediaType: 'text/csv', sizeBytes: bytes.length, path, preview: null }
    const facts: ProofFacts = {
      kind: 'counted',
      lines: days.length,
      total: 144 * days.length,
      days: days.map((day) => ({ day, count: 144, seconds: 144 * 8 })),
    }
    const sha256 = hash('sha256', bytes, 'buffer')
    const received = {
      id,
      duty,
      caption: 'Every ten minutes, day and night',
      url: null,
      ...file,
      facts,
      sha256,
      alike: null,
      capture: null,
    }
    await addProof(stage.context, { bookingId: idOf(scene), actor, received })
  }

export async function findOpenDuty(scene: Scene, kind: ProofKind): Promise<DutyStand> {
  const { trx, context } = scene.stage
  const id = idOf(scene)
  const { stands } = required((await readDuties(trx, { ids: [id], now: context.now() })).get(id))
  return required(stands.find((duty) => duty.kind === kind && isOpenDuty(duty)))
}

export const acceptProof: Act = (scene) => decide(scene, { decision: 'accept' })

export const questionProof =
  (reason: string): Act =>
  (scene) =>
    decide(scene, { decision: 'question', reason })

/** On the latest. */
async function decide(
  scene: Scene,
  decision: Parameters<typeof decideProof>[1]['decision'],
): Promise<unknown> {
  const [latest] = await listProofs(scene.stage.trx, idOf(scene))
  const { buyer: actor } = scene
  return decideProof(scene.stage.context, { id: required(latest).id, actor, decision })
}

/** The latest photo, on the page of its space. */
const showing =
  (step: 'ask' | 'allow'): Act =>
  async (scene) => {
    const { stage, buyer, seller } = scene
    const [latest] = await listProofs(stage.trx, idOf(scene))
    const actor = step === 'ask' ? seller : buyer
    return stepShownPhoto(stage.context, { id: required(latest).id, actor, step })
  }

export const askToShow = showing('ask')
export const allowToShow = showing('allow')
