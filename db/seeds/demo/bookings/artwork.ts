import { hash, randomUUID } from 'node:crypto'
import { lockBooking } from '#server/features/booking/bookings/lock-booking.ts'
import { addCreative } from '#server/features/booking/creatives/add-creative.ts'
import { decideArtwork } from '#server/features/booking/creatives/decide-artwork.ts'
import { listCreatives } from '#server/features/booking/creatives/queries.ts'
import type { ReceivedArtwork } from '#server/features/booking/creatives/receive-artwork.ts'
import { type DrawnArtwork, drawArtwork } from './draw-artwork.ts'
import { idOf } from './steps.ts'
import type { Act, Scene } from './types.ts'

/** The buyer's file, as the space needs it or not. @param name without its ending */
export const sendFile =
  (name: string, { isFlawed = false, hue = 190 }: { isFlawed?: boolean; hue?: number } = {}): Act =>
  async (scene) => {
    const { terms } = await lockBooking(scene.stage.trx, idOf(scene))
    const drawn = await drawArtwork({ spec: terms!.artwork!.spec, isFlawed, hue })
    await keep(scene, await store(scene, name, drawn))
  }

/** What a station reads. */
export const sendScript =
  (script: string): Act =>
  (scene) =>
    keep(scene, {
      item: 0,
      name: 'Script',
      mediaType: 'text/plain',
      sizeBytes: Buffer.byteLength(script),
      sha256: hash('sha256', script, 'buffer'),
      facts: { kind: 'script', words: script.split(/\s+/).length },
      script,
      path: null,
      preview: null,
    })

export const approve: Act = (scene) => decide(scene, { decision: 'approve', takesFailures: true })

export const refuse =
  (reason: string): Act =>
  (scene) =>
    decide(scene, { decision: 'reject', reason, takesFailures: false })

async function store({ stage }: Scene, name: string, drawn: DrawnArtwork): Promise<ReceivedArtwork> {
  const { ending, mediaType, bytes, facts, preview } = drawn
  const id = randomUUID()
  const path = `artwork/${id}.bin`
  const previewPath = `artwork/${id}-preview.bin`
  await stage.files.save(path, bytes)
  if (preview) await stage.files.save(previewPath, preview.bytes)
  return {
    item: 0,
    name: `${name}.${ending}`,
    mediaType,
    sizeBytes: bytes.length,
    sha256: hash('sha256', bytes, 'buffer'),
    facts,
    script: null,
    path,
    preview: preview && { path: previewPath, width: preview.width, height: preview.height },
  }
}

function keep(scene: Scene, received: ReceivedArtwork): Promise<void> {
  return addCreative(scene.stage.context, { bookingId: idOf(scene), actor: scene.buyer, received })
}

/** On the latest file. */
async function decide(
  scene: Scene,
  decision: Parameters<typeof decideArtwork>[1]['decision'],
): Promise<void> {
  const id = idOf(scene)
  const waiting = (await listCreatives(scene.stage.trx, id)).find(({ status }) => status === 'uploaded')
  const { seller: actor } = scene
  await decideArtwork(scene.stage.context, { id, creativeId: waiting!.id, actor, decision })
}
