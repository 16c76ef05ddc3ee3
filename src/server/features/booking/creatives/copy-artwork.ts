import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { discardPair } from '../../../platform/files/store-with-preview.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { getBookingRow } from '../bookings/lock-booking.ts'
import { addCreative } from './add-creative.ts'
import { copyArtworkFile } from './copy-artwork-file.ts'
import { type CreativeRow, findOwnCreative, listCreatives, listEarlier } from './queries.ts'
import type { ReceivedArtwork } from './receive-artwork.ts'
import { requireSending } from './send-artwork.ts'

type CopyArtworkContext = Pick<AppContext, 'db' | 'files' | 'config' | 'now' | 'metrics'>

interface CopyArtworkInput {
  id: number
  actor: Actor
  copy: { creativeId: string; item: number; takesFailures: boolean }
}

/**
 * Sends what was approved before for the same space, without its bytes crossing the network again. The seller decides on it as
 * on any file. What this booking has already is sent: pressed twice, it is one file. @throws AppError `booking-not-found`, `wrong-step`, `artwork-differs`, `conflict`, `too-large`
 */
export async function copyArtwork(
  context: CopyArtworkContext,
  { id, actor, copy }: CopyArtworkInput,
): Promise<void> {
  await requireSending(context, id, actor)
  const { booking } = await getBookingRow(context.db, id, actor)
  const creative = (await listEarlier(context.db, booking)).find((one) => one.id === copy.creativeId)
  if (!creative) {
    if (await isThere(context.db, { id, ownerId: booking.buyer_id, copy })) return
    throw gone()
  }
  const received = await copyFiles(context, creative)
  try {
    const given = { ...received, item: copy.item, unlessItDiffers: !copy.takesFailures }
    await addCreative(context, { bookingId: id, actor, received: given })
  } catch (error) {
    await discardPair(context.files, received)
    throw error
  }
}

/** Whether what is asked for stands for its placement already, undecided or approved. */
async function isThere(
  db: Db,
  { id, ownerId, copy }: Pick<CopyArtworkInput, 'id' | 'copy'> & { ownerId: number },
): Promise<boolean> {
  const source = await findOwnCreative(db, { ownerId, id: copy.creativeId })
  const standing = (await listCreatives(db, id)).filter(({ item }) => item === copy.item)
  return standing.some(
    ({ status, sha256 }) =>
      (status === 'uploaded' || status === 'approved') && source?.sha256.equals(sha256) === true,
  )
}

async function copyFiles(
  { files }: CopyArtworkContext,
  creative: CreativeRow,
): Promise<Omit<ReceivedArtwork, 'item'>> {
  const path = await copyArtworkFile(files, creative.path)
  if (!path && creative.script === null) throw gone()
  const preview = await copyArtworkFile(files, creative.preview_path)
  return {
    name: creative.name,
    mediaType: creative.media_type,
    sizeBytes: creative.size_bytes,
    sha256: creative.sha256,
    facts: creative.facts,
    script: creative.script,
    path,
    preview:
      preview === null
        ? null
        : {
            path: preview,
            width: required(creative.preview_width),
            height: required(creative.preview_height),
          },
  }
}

function gone(): AppError {
  return new AppError('conflict', {
    message: 'That file is no longer kept. Please send it from your computer.',
  })
}
