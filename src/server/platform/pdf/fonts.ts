import { type Face, openFont } from './open-font.ts'
import { BOLD, ITALIC, REGULAR } from './style.ts'
import type { Doc } from './tagged.ts'

const FACES: Record<string, Face> = { [REGULAR]: '400-normal', [BOLD]: '700-normal', [ITALIC]: '400-italic' }

const opened = new Map<string, ReturnType<typeof openFont>>()

/** Only a face that is used is embedded, with the characters used. */
export function registerFonts(doc: Doc): void {
  for (const [name, face] of Object.entries(FACES)) {
    const font = opened.get(name) ?? openFont(face)
    opened.set(name, font)
    // pdfkit takes an opened font too, which its types do not know
    doc.registerFont(name, font as unknown as Uint8Array)
  }
}
