import { z } from 'zod'

/** What a file changes of the spaces that its seller had. */
export const ImportChanges = z.object({
  /** By column of the listing: how many change at once in public, wait for review, and change where nobody sees it yet. */
  fields: z.array(
    z.object({
      column: z.string(),
      live: z.number().int(),
      waiting: z.number().int(),
      private: z.number().int(),
    }),
  ),
  /** Spaces that the file does not name: they stay as they are. The first few by title. */
  missing: z.object({ spaces: z.number().int(), titles: z.array(z.string()) }),
})
export type ImportChanges = z.infer<typeof ImportChanges>
