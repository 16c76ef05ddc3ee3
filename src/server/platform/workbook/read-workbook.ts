import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { ByteSource } from '#domain/listings/import/encoding.ts'
import { IMPORT_LIMITS, InventoryError } from '#domain/listings/import/limits.ts'
import { runChild } from '../child/run-child.ts'
import { createGate } from '../uploads/gate.ts'
import type { ReadSheet } from './workbook-process.ts'

const PROCESS = join(import.meta.dirname, 'workbook-process.ts')
const BOUNDS = { seconds: 60, megabytes: 640, heapMegabytes: 512 }
const ZIP = Buffer.from([0x50, 0x4b, 3, 4])
const UNREADABLE = 'This workbook cannot be read. Save its sheet as CSV and import that.'
const FAILURES = {
  time: 'This workbook takes too long to read. Save its sheet as CSV and import that.',
  memory: 'This workbook takes too much memory to read. Save its sheet as CSV and import that.',
  crash: UNREADABLE,
}

/** One at a time: each may take as much memory as the rest of the job process. */
const WORKBOOKS = createGate({ atOnce: 1, waiting: 100, perSubject: 1 })

/**
 * Writes the sheet of an Excel workbook that looks like an inventory as CSV to `target`, one line a row. Done in a child process: a zip bomb ends
 * only that process, and its memory is freed when it exits.
 * @throws InventoryError
 */
async function readWorkbook(path: string, target: string): Promise<ReadSheet> {
  const answer = await WORKBOOKS.run('', () => runChild<ReadSheet>(PROCESS, { path, target }, BOUNDS))
  if ('refusal' in answer) throw new InventoryError('too-large', answer.refusal)
  if ('failure' in answer) throw new InventoryError('not-inventory', FAILURES[answer.failure])
  return answer.value
}

export interface FileSource {
  source: ByteSource
  isWorkbook: boolean
  /** Which sheet was read, where there are several. */
  remarks: string[]
}

/** Where rows are read from: the file itself, or its workbook converted into `folder`. @throws InventoryError */
export async function openFileSource(path: string, folder: string): Promise<FileSource> {
  if (!(await isWorkbook(path)))
    return { source: () => createReadStream(path), isWorkbook: false, remarks: [] }
  const target = join(folder, 'sheet.csv')
  const sheet = await readWorkbook(path, target)
  return { source: () => createReadStream(target), isWorkbook: true, remarks: describeSheets(sheet) }
}

const MAX_NAMED = 10

function describeSheets({ name, others }: ReadSheet): string[] {
  if (others.length === 0) return []
  const named = others.slice(0, MAX_NAMED).map((other) => `“${other}”`)
  const more = others.length > MAX_NAMED ? ` and ${others.length - MAX_NAMED} more` : ''
  return [
    `The sheet “${name}” was read. ${named.join(', ')}${more} ${others.length === 1 ? 'was' : 'were'} not: save a sheet as a file of its own to import it.`,
  ]
}

async function isWorkbook(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(ZIP.length), 0, ZIP.length, 0)
    if (!buffer.equals(ZIP)) return false
    checkSize((await file.stat()).size)
    return true
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
