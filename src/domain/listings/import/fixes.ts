import type { AnyField } from './fields.ts'

/** What a seller decided of many cells at once; every part is kept with the columns and read again with every check. */
export interface PlanFixes {
  /** Fields whose texts and lists are cut to what is kept. */
  shorten?: AnyField[] | undefined
  /** Fields whose cells count as blank where they cannot be read. */
  blank?: AnyField[] | undefined
  /** Field → what is in a cell, in small letters → what is meant: `{adType: {banner: 'billboard'}}`. */
  words?: Partial<Record<AnyField, Record<string, string>>> | undefined
}

/** Words one field may have another meaning for. */
export const MAX_WORDS = 100
const WORD_MAX = 60

/** A cell as `words` names it. */
export function toWord(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim().toLowerCase().slice(0, WORD_MAX)
}

/** The first characters of a text, up to the last whole word that fits. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max + 1)
  const space = cut.lastIndexOf(' ')
  return cut.slice(0, space > max / 2 ? space : max).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/u, '')
}
