import { readFile } from 'node:fs/promises'
import { ChildRefusal, serveChild } from '../../../platform/child/serve-child.ts'
import { type PictureRefusal, sniffPicture } from '../../../platform/files/sniff-picture.ts'
import { type EncodedPhoto, encodeOpened, encodePhoto } from './encode-photo.ts'

const REFUSALS: Record<PictureRefusal, string> = {
  empty: 'The file is empty',
  svg: 'SVG drawings cannot be used here. Please save it as PNG or JPEG first',
  heic: 'The picture is damaged and cannot be read',
  unknown: 'Only JPEG, PNG, WebP, AVIF and HEIC pictures can be used',
  'hides-something': 'The file holds more than a picture. Please save it as JPEG again',
}

serveChild<{ path: string; folder: string }, EncodedPhoto>(async ({ path, folder }) => {
  const bytes = await readFile(path)
  const sniffed = sniffPicture(bytes)
  if ('refusal' in sniffed && sniffed.refusal === 'heic') {
    const { openHeic } = await import('./decode-heic.ts')
    return encodeOpened(await openHeic(bytes), folder)
  }
  if ('refusal' in sniffed) throw new ChildRefusal(REFUSALS[sniffed.refusal])
  return encodePhoto(bytes, folder)
})
