import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AppContext } from '../../../context.ts'

const MEDIA = '/media/'
/** Wide enough for print. */
const WIDTH = 400

/** The first picture of each listing as a local file, in the smallest of its sizes that prints well. */
export async function fetchPictures(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  { ids, folder }: { ids: readonly number[]; folder: string },
): Promise<Record<number, string>> {
  if (ids.length === 0) return {}
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'images'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const found: Record<number, string> = {}
  for (const { id, images } of rows) {
    const [picture] = images
    const sizes = picture?.sources.toSorted((a, b) => a.width - b.width) ?? []
    const url = sizes.find(({ width, type }) => width >= WIDTH && type !== 'image/avif')?.url ?? picture?.url
    const local = join(folder, String(id))
    if (url?.startsWith(MEDIA) && (await files.readInto(url.slice(MEDIA.length), local))) found[id] = local
  }
  return found
}

/** As PDFs can hold them; one that cannot be read is left out. @param paths listing → a local file */
export async function readPictures(paths: Readonly<Record<number, string>>): Promise<Map<number, Buffer>> {
  // the picture library is loaded on first use
  const { default: sharp } = await import('sharp')
  const pictures = new Map<number, Buffer>()
  for (const [id, path] of Object.entries(paths)) {
    const image = sharp(await readFile(path)).resize({ width: 528, height: 396, fit: 'inside' })
    const jpeg = await image
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 72 })
      .toBuffer()
      .catch(() => null)
    if (jpeg) pictures.set(Number(id), jpeg)
  }
  return pictures
}
