import { fork } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { ByteSource } from '#domain/import/encoding.ts'
import { IMPORT_LIMITS, InventoryError } from '#domain/import/limits.ts'

const PROCESS = join(import.meta.dirname, 'workbook-process.ts')
const TIMEOUT_MS = 60_000
const ZIP = Buffer.from([0x50, 0x4b, 3, 4])
const UNREADABLE = 'This workbook cannot be read. Save its sheet as CSV and import that.'

export function isWorkbook(head: Uint8Array): boolean {
  return ZIP.equals(head.subarray(0, ZIP.length))
}

/**
 * The first sheet of an Excel workbook as CSV, line by row. A process of its own reads it: a workbook that unpacks to
 * gigabytes ends that process, and the memory of an honest one goes back when it is read. @throws InventoryError
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Buffer> {
  checkSize(bytes.length)
  const child = fork(PROCESS, {
    stdio: ['pipe', 'pipe', 'ignore', 'ipc'],
    execArgv: ['--max-old-space-size=768'],
    env: {},
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS)
  const chunks: Buffer[] = []
  child.stdout!.on('data', (chunk: Buffer) => chunks.push(chunk))
  // it may end before it has read everything
  child.stdin!.on('error', () => {})
  child.stdin!.end(bytes)
  const code = await new Promise<number | null>((ended) => {
    child.once('close', ended)
    child.once('error', () => ended(null))
  })
  clearTimeout(timer)
  if (code !== 0) throw new InventoryError('not-inventory', UNREADABLE)
  return Buffer.concat(chunks)
}

/** A file as what it is read from: itself, or what its workbook holds. @throws InventoryError */
export async function openFileSource(path: string): Promise<{ source: ByteSource; isWorkbook: boolean }> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(ZIP.length), 0, ZIP.length, 0)
    if (!isWorkbook(buffer)) return { source: () => createReadStream(path), isWorkbook: false }
    checkSize((await file.stat()).size)
    const csv = await readWorkbook(await file.readFile())
    return { source: () => [csv], isWorkbook: true }
  } finally {
    await file.close()
  }
}

function checkSize(bytes: number): void {
  if (bytes <= IMPORT_LIMITS.workbookBytes) return
  const megabytes = IMPORT_LIMITS.workbookBytes / 1024 / 1024
  throw new InventoryError(
    'too-large',
    `A workbook may have at most ${megabytes} MB. Save its sheet as CSV and import that.`,
  )
}
