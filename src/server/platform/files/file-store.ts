import { copyFile, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { toWebStream } from './to-web-stream.ts'

/** Public files: pictures and documents, addressed by a relative path such as `demo/wall.svg`. */
export interface FileStore {
  save(path: string, bytes: Uint8Array): Promise<void>
  /** Saves a copy of the local file `source`, streamed. */
  saveFile(path: string, source: string): Promise<void>
  /** `null` when there is no such file. */
  read(path: string): Promise<Uint8Array | null>
  /** As a stream, for what is too large to be held; `null` when there is no such file. */
  open(path: string): Promise<ReadableStream<Uint8Array> | null>
  /** Downloads to the local file `target`. @returns whether the file exists */
  readInto(path: string, target: string): Promise<boolean>
  delete(path: string): Promise<void>
}

/** A local folder. Writes are atomic. */
export function createLocalFileStore(root: string): FileStore {
  return {
    save: async (path, bytes) => appear(resolveInside(root, path), (draft) => writeFile(draft, bytes)),
    saveFile: async (path, source) => appear(resolveInside(root, path), (draft) => copyFile(source, draft)),
    read: async (path) => unlessMissing(readFile(resolveInside(root, path))),
    async open(path) {
      const file = await unlessMissing(open(resolveInside(root, path)))
      return file && toWebStream(file.createReadStream())
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
  await write(draft)
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
