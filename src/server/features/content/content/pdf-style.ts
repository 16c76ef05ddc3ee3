export const ITALIC = 'Helvetica-Oblique'
export const LINK = '#0b4f3a'

/** The built-in fonts cover Latin-1 and a few more characters. */
export function toPrintable(text: string): string {
  return text.replaceAll('−', '-')
}
