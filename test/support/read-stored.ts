import type { FileStore } from '#server/platform/files/file-store.ts'

/** A stored file, whole. */
export async function readStored(files: FileStore, path: string): Promise<Buffer | null> {
  const file = await files.find(path)
  return file && Buffer.from(await new Response(await file.stream()).arrayBuffer())
}
