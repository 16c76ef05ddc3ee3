import { join } from 'node:path'
import { MAX_PDF_FACES, type SHEET_PRICES } from '#contract/booking/avails.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { sellerLabel } from '#domain/listings/seller-label.ts'
import type { AppContext } from '../../../../context.ts'
import { makeFile } from '../../../../platform/child/make-file.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { withSpoolFolder } from '../../../../platform/uploads/spool.ts'
import { whoseAvails } from '../policy.ts'
import { fetchPictures } from '../print-pictures.ts'
import { readPrintPlaces } from '../print-places.ts'
import { type AvailsQuery, readAvails } from '../read-avails.ts'
import { makeSheet } from './make-sheet.ts'
import type { SheetFormat, SheetInput } from './sheet-input.ts'

const PROCESS = join(import.meta.dirname, 'sheet-process.ts')
const TOO_LARGE = 'This sheet is too large to make. Filter your faces, or show fewer columns.'

export type SheetQuery = AvailsQuery & {
  prices?: (typeof SHEET_PRICES)[number] | undefined
  internal?: '1' | undefined
}

/** A sheet of what is free of a seller's faces, a large one written in a bounded process. @throws AppError `invalid-input`, `unavailable` */
export async function writeSheet(
  context: Pick<AppContext, 'db' | 'now' | 'metrics' | 'files' | 'config' | 'gazetteer'>,
  actor: Actor,
  { format, query: { prices, internal, ...query } }: { format: SheetFormat; query: SheetQuery },
): Promise<Buffer> {
  const avails = await readAvails(context, actor, query)
  if (format === 'pdf' && avails.total > MAX_PDF_FACES)
    throw new AppError('invalid-input', {
      message: `A PDF holds ${MAX_PDF_FACES} faces, and ${avails.total.toLocaleString('en-US')} match. Filter them, or take the Excel workbook.`,
    })
  const seller = await readSeller(context, whoseAvails(actor).sellerId)
  const choice = { hasPrices: prices !== 'none', isInternal: internal === '1' }
  return withSpoolFolder(context.config.DATA_DIR, async (folder) => {
    const ids = format === 'pdf' ? avails.rows.map(({ id }) => id) : []
    const pictures = await fetchPictures(context, { ids, folder })
    const places = await readPrintPlaces(context, ids)
    const input: SheetInput = { format, avails, choice, seller, pictures, places }
    if (isSmall(input)) return Buffer.from(await makeSheet(input))
    const made = await makeFile({ entry: PROCESS, input, folder, subject: String(actor.personId) })
    if (made) return made
    throw new AppError('invalid-input', { message: TOO_LARGE })
  })
}

/** Made in some milliseconds: to start a process takes ten times as long. */
function isSmall({ format, avails: { rows, columns } }: SheetInput): boolean {
  return format === 'pdf' ? rows.length <= 10 : rows.length * columns.length <= 1000
}

async function readSeller({ db }: Pick<AppContext, 'db'>, id: number): Promise<string> {
  const { name, company, username } = await db
    .selectFrom('organizations')
    .select(['name', 'company', 'username'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return sellerLabel({ name: name ?? username, company })
}
