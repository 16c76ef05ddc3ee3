import { type FileHandle, open } from 'node:fs/promises'

/** All that a slow reader of a local file holds here, beside its connection: nothing is read ahead of what is taken. */
const PIECE_BYTES = 32 * 1024

/** A part of a local file, both ends included. It is opened when its reader asks for the first piece, and closed after the last or when the reader has left. */
export function readPieces(
  path: string,
  { start, end }: { start: number; end: number },
): ReadableStream<Uint8Array> {
  let position = start
  let file: FileHandle | undefined
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          file ??= await open(path)
          const piece = await readPiece(file, { position, bytes: Math.min(PIECE_BYTES, end + 1 - position) })
          position += piece.length
          if (piece.length > 0) controller.enqueue(piece)
          if (piece.length > 0 && position <= end) return
          await file.close()
          controller.close()
        } catch (error) {
          await file?.close()
          throw error
        }
      },
      // a read under way ends first
      cancel: () => file?.close(),
    },
    { highWaterMark: 0 },
  )
}

/** @returns an empty piece where the file has become shorter */
async function readPiece(
  file: FileHandle,
  { position, bytes }: { position: number; bytes: number },
): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.allocUnsafeSlow(bytes), 0, bytes, position)
  return buffer.subarray(0, bytesRead)
}
