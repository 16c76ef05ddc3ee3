import { MAX_ID } from '#domain/limits.ts'

// a file of its own: what a route reads is bundled with every page

/** `?draft=12` */
export interface CreateSearch {
  draft?: number
}

export function parseCreateSearch({ draft }: Record<string, unknown>): CreateSearch {
  const id = Number(draft)
  return Number.isInteger(id) && id > 0 && id <= MAX_ID ? { draft: id } : {}
}
