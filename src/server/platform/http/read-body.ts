import { AppError } from './app-error.ts'

/** Reads at most `maxBytes`; a longer body is refused as soon as it exceeds that, whatever content-length claims. */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('too-large')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new AppError('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** As `readBytes`, decoded as UTF-8. */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, maxBytes))
}

/** Fields of a form (urlencoded), with the line breaks as they were typed: forms send CR LF. */
export function parseForm(text: string): Record<string, string> {
  const fields = [...new URLSearchParams(text)]
  return Object.fromEntries(fields.map(([name, value]) => [name, value.replace(/\r\n?/g, '\n')]))
}

/** @throws AppError `invalid-json` */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('invalid-json')
  }
}
