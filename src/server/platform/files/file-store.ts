import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { readPieces } from './read-pieces.ts'

/** Bytes of a file, both included. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredFile {
  sizeBytes: number
  /** Names this version of the file; quoted. */
  etag: string
  /** Reads on only as fast as its reader: nothing larger than a piece is held. */
  stream(range?: ByteRange): Promise<ReadableStream<Uint8Array>>
}

/**
 * Public files: pictures and documents, addressed by a relative path such as `demo/wall.svg`. There is no way to read one
 * whole: whoever reads slowly would hold it in memory. All of it throws `FilesAway`, or what the disk says (`findAway`).
 */
export interface FileStore {
  save(path: string, bytes: Uint8Array): Promise<void>
  /** Saves a copy of the local file `source`, streamed. */
  saveFile(path: string, source: string): Promise<void>
  /** `null` when there is no such file. */
  find(path: string): Promise<StoredFile | null>
  /** Downloads to the local file `target`. @returns whether the file exists */
  readInto(path: string, target: string): Promise<boolean>
  delete(path: string): Promise<void>
}

/** A local folder. Writes are atomic. */
export function createLocalFileStore(root: string): FileStore {
  return {
    save: async (path, bytes) => appear(resolveInside(root, path), (draft) => writeFile(draft, bytes)),
    saveFile: async (path, source) => appear(resolveInside(root, path), (draft) => copyFile(source, draft)),
    async find(path) {
      const target = resolveInside(root, path)
      const found = await unlessMissing(stat(target))
      if (!found?.isFile()) return null
      const etag = `"${Math.round(found.mtimeMs).toString(36)}-${found.size.toString(36)}"`
      const whole = { start: 0, end: found.size - 1 }
      const stream = async (range: ByteRange = whole) => readPieces(target, range)
      return { sizeBytes: found.size, etag, stream }
    },
    async readInto(path, target) {
      return (await unlessMissing(copyFile(resolveInside(root, path), target).then(() => true))) ?? false
    },
    async delete(path) {
      await rm(resolveInside(root, path), { force: true })
    },
  }
}

async function appear(target: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${target}.${process.pid}.part`
  await mkdir(dirname(target), { recursive: true })
  try {
    await write(draft)
  } catch (error) {
    // half a file would fill a disk that is full already
    await rm(draft, { force: true }).catch(() => {})
    throw error
  }
  await rename(draft, target)
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

/** @throws on path traversal */
function resolveInside(root: string, path: string): string {
  const target = normalize(join(root, path))
  if (!target.startsWith(root + sep) || path.includes('\0'))
    throw new Error(`Not a path inside the store: ${path}`)
  return target
}
