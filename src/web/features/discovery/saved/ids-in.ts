import type { Favorite } from '#contract/discovery/saved-folders.ts'

export function idsIn(marks: Favorite[], folderId: number): number[] {
  return marks.filter((mark) => mark.folderId === folderId).map(({ listingId }) => listingId)
}
