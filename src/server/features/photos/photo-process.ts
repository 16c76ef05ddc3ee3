import { readFile } from 'node:fs/promises'
import { ChildRefusal, serveChild } from '../../platform/child/serve-child.ts'
import { type PictureRefusal, sniffPicture } from '../../platform/files/sniff-picture.ts'
import { type EncodedPhoto, encodePhoto } from './encode-photo.ts'

const REFUSALS: Record<PictureRefusal, string> = {
  empty: 'The file is empty',
  svg: 'SVG drawings cannot be used here. Please save it as PNG or JPEG first',
  heic: 'HEIC pictures cannot be read here. Please save it as JPEG first',
  unknown: 'Only JPEG, PNG, WebP and AVIF pictures can be used',
  'hides-something': 'The file holds more than a picture. Please save it as JPEG again',
}

serveChild<{ path: string; folder: string }, EncodedPhoto>(async ({ path, folder }) => {
  const bytes = await readFile(path)
  const sniffed = sniffPicture(bytes)
  if ('refusal' in sniffed) throw new ChildRefusal(REFUSALS[sniffed.refusal])
  return encodePhoto(bytes, folder)
})
