import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileStore } from '../../../platform/files/file-store.ts'

/** Files are copied, for each goes with its own booking. @returns the copy's path; null where there is nothing to copy */
export async function copyArtworkFile(files: FileStore, path: string | null): Promise<string | null> {
  if (path === null) return null
  const folder = await mkdtemp(join(tmpdir(), 'placard-artwork-'))
  try {
    const local = join(folder, 'file')
    if (!(await files.readInto(path, local))) return null
    const target = `artwork/${randomUUID()}.bin`
    await files.saveFile(target, local)
    return target
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
