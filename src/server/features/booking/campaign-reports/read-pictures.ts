import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AppContext } from '../../../context.ts'
import { listProofs } from '../duties/list-proofs.ts'

/** A picture as PDFs can hold it. */
export interface ReportPicture {
  id: string
  jpeg: Buffer
  width: number
  height: number
}

/** In a PDF; the rest is named with its hash. */
const MOST = 60
const EDGE = 640

/** Small pictures of proof, the latest first, made of the previews that we have drawn ourselves; none of what is gone. */
export async function readPictures(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  bookingId: number,
): Promise<ReportPicture[]> {
  const shown = (await listProofs(db, bookingId)).filter(({ preview_path }) => preview_path !== null)
  if (shown.length === 0) return []
  const { default: sharp } = await import('sharp')
  const folder = await mkdtemp(join(tmpdir(), 'placard-report-'))
  try {
    const pictures: ReportPicture[] = []
    for (const { id, preview_path } of shown.slice(0, MOST)) {
      const local = join(folder, id)
      if (!preview_path || !(await files.readInto(preview_path, local))) continue
      const image = sharp(await readFile(local)).resize({ width: EDGE, height: EDGE, fit: 'inside' })
      const { data, info } = await image
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 72 })
        .toBuffer({ resolveWithObject: true })
      pictures.push({ id, jpeg: data, width: info.width, height: info.height })
    }
    return pictures
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
