import { ATTACHMENTS } from '#domain/support.ts'
import { AppError } from '../../platform/http/app-error.ts'

export interface CheckedFile {
  name: string
  mediaType: string
  bytes: Uint8Array
}

const SIGNATURES: [mediaType: string, offset: number, bytes: number[]][] = [
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/gif', 0, [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
  ['application/pdf', 0, [0x25, 0x50, 0x44, 0x46, 0x2d]],
]

/** Says what each file is by its content, whatever it calls itself. @throws AppError naming the file and what is wrong */
export async function checkAttachments(files: File[]): Promise<CheckedFile[]> {
  const given = files.filter((file) => file.size > 0)
  if (given.length > ATTACHMENTS.max) throw refuse(`Please attach at most ${ATTACHMENTS.max} files.`)
  return Promise.all(given.map(checkFile))
}

async function checkFile(file: File): Promise<CheckedFile> {
  const name = toSafeName(file.name)
  if (file.size > ATTACHMENTS.bytes) throw refuse(`“${name}” is larger than 10 MB.`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const mediaType = findMediaType(bytes)
  if (!mediaType) throw refuse(`“${name}” cannot be attached. Send PNG, JPEG, WebP, GIF, PDF or text.`)
  return { name, mediaType, bytes }
}

function findMediaType(bytes: Uint8Array): string | undefined {
  const known = SIGNATURES.find(([, offset, signature]) =>
    signature.every((byte, index) => bytes[offset + index] === byte),
  )
  return known?.[0] ?? (isText(bytes) ? 'text/plain' : undefined)
}

/** UTF-8 without control characters; a program or an archive always has some. */
function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    return !/[\u0000-\u0008\u000e-\u001f]/.test(text)
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
