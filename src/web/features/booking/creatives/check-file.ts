import type { ArtworkCheck } from '#domain/booking/creative/check.ts'
import { checkCreative, worstOf } from '#domain/booking/creative/check-creative.ts'
import type { ArtworkSpec } from '#domain/booking/creative/spec.ts'
import { readPictureHead } from './read-picture-head.ts'

/** Enough for what cameras write before the picture. */
const HEAD_BYTES = 256 * 1024

/**
 * What a picture fails of what its space needs, read here, before it is sent; null: nothing, or only the server can read it.
 */
export async function checkFile(file: File, spec: ArtworkSpec): Promise<ArtworkCheck[] | null> {
  const head = readPictureHead(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  const size = head && (await measure(file))
  if (!size) return null
  const checks = checkCreative(spec, { kind: 'picture', ...head, ...size })
  return worstOf(checks) === 'fail' ? checks : null
}

/** Upright, as it will be shown. */
async function measure(file: File): Promise<{ width: number; height: number } | null> {
  const picture = new Image()
  picture.src = URL.createObjectURL(file)
  try {
    await picture.decode()
    return { width: picture.naturalWidth, height: picture.naturalHeight }
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(picture.src)
  }
}
