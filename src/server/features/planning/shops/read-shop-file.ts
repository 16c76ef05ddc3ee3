import { PastedShops } from '#contract/planning/shops.ts'
import { decodeText, detectEncoding } from '#domain/listings/import/encoding.ts'
import { InventoryError } from '#domain/listings/import/limits.ts'
import { SHOP_LIMITS } from '#domain/planning/shops.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { parseInput } from '../../../platform/http/parse-input.ts'
import type { Upload } from '../../../platform/uploads/receive-body.ts'
import { receiveForm } from '../../../platform/uploads/receive-form.ts'
import { openFileSource } from '../../../platform/workbook/read-workbook.ts'

/**
 * The list that the file of form field `file` holds, as it would be pasted: a text, or the first sheet with a header of an Excel workbook.
 * @throws AppError `invalid-input`, `too-large`
 */
export async function readShopFile(upload: Upload): Promise<string> {
  const rules = { fileField: 'file', maxFiles: 1, maxFileBytes: SHOP_LIMITS.fileBytes }
  const [file, second] = (await receiveForm(upload, rules)).files
  if (!file) throw refuse('Choose a file')
  if (second) throw refuse('Send one file at a time')
  if (file.isCut) throw tooLargeShops()
  try {
    const { source } = await openFileSource(file.path, upload.folder)
    const text = await readStart(decodeText(source, await detectEncoding(source)))
    return (parseInput(PastedShops, { text }) as { text: string }).text
  } catch (error) {
    if (error instanceof InventoryError) throw refuse(error.message)
    throw error
  }
}

/** No more than is needed to see that it is too long. */
async function readStart(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) {
    text += piece
    if (text.length > SHOP_LIMITS.pasted) break
  }
  return text
}

export function tooLargeShops(): AppError {
  const megabytes = SHOP_LIMITS.fileBytes / 1024 / 1024
  return new AppError('too-large', { message: `A file of shops may have at most ${megabytes} MB.` })
}

function refuse(message: string): AppError {
  return new AppError('invalid-input', { message, fields: { file: message } })
}
