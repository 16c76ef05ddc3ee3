import { checkHead } from '#domain/listings/import/file-head.ts'
import { IMPORT_LIMITS, InventoryError } from '#domain/listings/import/limits.ts'
import type { AppContext } from '../../../context.ts'
import { askForFile } from '../../../platform/http/ask-for-file.ts'
import type { OutgoingAnswer } from '../../../platform/http/outgoing.ts'
import { sourcePurpose } from '../../../platform/secrets/seal-stored.ts'
import type { SourceRow } from './queries.ts'

const TIMEOUT_MS = 60_000
const PROBE_MS = 10_000
const PROBE_BYTES = 65_536

/** A source cannot be read; `message` says why to its people. */
export class SourceError extends Error {
  /** It answers, but with something else than an inventory: no later try helps by itself. */
  readonly isOfFile: boolean

  constructor(message: string, isOfFile: boolean) {
    super(message)
    this.isOfFile = isOfFile
  }
}

export interface Address {
  url: string
  header: { name: string; value: string } | null
}

type FetchContext = Pick<AppContext, 'outgoing'>

export function addressOf({ secrets }: Pick<AppContext, 'secrets'>, source: SourceRow): Address {
  const purpose = sourcePurpose(source.organization_id)
  const { header_name: name, header_value: value } = source
  return {
    url: secrets.open(source.url, purpose),
    header: name !== null && value !== null ? { name, value: secrets.open(value, purpose) } : null,
  }
}

/** @param etag of the file at hand @throws SourceError */
export async function fetchFile(
  context: FetchContext,
  address: Address,
  etag: string | null,
): Promise<'same' | { bytes: Buffer; etag: string | null }> {
  const most = IMPORT_LIMITS.uploadBytes
  const answer = await ask(context, address, { etag, timeoutMs: TIMEOUT_MS, maxBytes: most + 1 })
  if (answer.status === 304) return 'same'
  refuseOther(answer.bytes)
  if (answer.bytes.length > most)
    throw new SourceError(`It is larger than ${most / 1024 / 1024} MB. Split the file.`, true)
  return { bytes: answer.bytes, etag: answer.etag }
}

/** Whether an address gives an inventory at all, by its beginning. @throws SourceError */
export async function probeFile(context: FetchContext, address: Address): Promise<void> {
  const bounds = { etag: null, timeoutMs: PROBE_MS, maxBytes: PROBE_BYTES }
  refuseOther((await ask(context, address, bounds)).bytes)
}

function refuseOther(bytes: Buffer): void {
  if (bytes.length === 0) throw new SourceError('The file is empty.', true)
  try {
    checkHead(bytes.subarray(0, 4096))
  } catch (error) {
    if (error instanceof InventoryError) throw new SourceError(error.message, true)
    throw error
  }
}

interface Bounds {
  etag: string | null
  timeoutMs: number
  maxBytes: number
}

const HEADERS = {
  accept: 'text/csv, application/geo+json, application/json, */*',
  'accept-encoding': 'identity',
  'user-agent': 'Placard inventory',
}

async function ask(
  { outgoing }: FetchContext,
  { url, header }: Address,
  bounds: Bounds,
): Promise<OutgoingAnswer> {
  const headers = { ...HEADERS, ...(header && { [header.name.toLowerCase()]: header.value }) }
  const found = await askForFile(outgoing, { server: 'The server', url, headers, ...bounds })
  if ('problem' in found) throw new SourceError(found.problem, false)
  return found.answer
}
