import { required } from '#domain/required.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text or an attribute of XML. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => required(ENTITIES[sign]))
}
