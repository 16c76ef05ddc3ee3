import { readFile } from 'node:fs/promises'
import { ATTACHMENTS } from '#domain/content/support.ts'
import { required } from '#domain/required.ts'
import { AppError } from '../http/app-error.ts'
import { createGate } from '../uploads/gate.ts'
import { sniffPicture } from './sniff-picture.ts'

export interface CheckedFile {
  name: string
  mediaType: string
  path: string
  sizeBytes: number
}

/** An uploaded file on local disk, under its sender's name. */
export interface GivenFile {
  name: string
  path: string
  sizeBytes: number
  /** True when it exceeded the limit of one file. */
  isCut: boolean
}

/** Media type → allowed file extensions. */
const ENDINGS: Record<string, RegExp> = {
  'image/png': /\.png$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/webp': /\.webp$/i,
  'image/gif': /\.gif$/i,
  'application/pdf': /\.pdf$/i,
  'text/plain': /\.(txt|csv|log|md|json|eml)$/i,
}
const HAS_ENDING = /\.[a-z0-9]{1,8}$/i

/** Content sniffing: determines each file's type by its bytes. @throws AppError naming the file and what is wrong */
export async function checkAttachments(files: GivenFile[]): Promise<CheckedFile[]> {
  const given = files.filter((file) => file.sizeBytes > 0)
  if (given.length > ATTACHMENTS.max) throw refuse(`Please attach at most ${ATTACHMENTS.max} files.`)
  const checked: CheckedFile[] = []
  for (const file of given) checked.push(await checkAttachment(file))
  return checked
}

/** As `checkAttachments`, of one file. @throws AppError */
export function checkAttachment(file: GivenFile): Promise<CheckedFile> {
  return LOOKING.run('', () => checkFile(file))
}

/** Memory bound: a file is loaded while it is checked. */
const LOOKING = createGate({ atOnce: 2, waiting: 64, perSubject: 2 })

async function checkFile({ name: givenName, path, sizeBytes, isCut }: GivenFile): Promise<CheckedFile> {
  const name = toSafeName(givenName)
  if (isCut || sizeBytes > ATTACHMENTS.bytes) throw refuse(`“${name}” is larger than 10 MB.`)
  const mediaType = findMediaType(await readFile(path))
  const isNamedSo = mediaType && (!HAS_ENDING.test(name) || required(ENDINGS[mediaType]).test(name))
  if (!isNamedSo) throw refuse(`“${name}” cannot be attached. Send PNG, JPEG, WebP, GIF, PDF or text.`)
  return { name, mediaType, path, sizeBytes }
}

function findMediaType(bytes: Buffer): string | undefined {
  const picture = sniffPicture(bytes)
  if ('format' in picture && picture.format !== 'avif') return `image/${picture.format}`
  // a polyglot (a picture that contains a page or an archive) is not accepted as another type either
  if ('refusal' in picture && picture.refusal === 'hides-something') return undefined
  const start = bytes.toString('latin1', 0, 6)
  if (start === 'GIF87a' || start === 'GIF89a') return 'image/gif'
  if (start.startsWith('%PDF-')) return 'application/pdf'
  return isText(bytes) ? 'text/plain' : undefined
}

/** UTF-8 without control characters, which binaries always have, and without a shebang or markup. */
function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    return !/[\u0000-\u0008\u000e-\u001f]/.test(text) && !/^\s*(#!|<(!doctype|html|svg|script))/i.test(text)
  } catch {
    return false
  }
}

function toSafeName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return last.replace(/[\p{Cc}"]/gu, '').slice(-120) || 'file'
}

function refuse(message: string): AppError {
  return new AppError('invalid-input', { message, fields: { attachments: message } })
}
