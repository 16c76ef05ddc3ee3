import { z } from 'zod'
import { LIMITS, MAX_ID } from '#domain/limits.ts'
import { INTERVALS } from '#domain/vocabulary.ts'
import { isPrintable } from '../accounts/accounts.ts'
import { asName, IdParams, toWords, visible } from '../common.ts'
import { Listing } from '../listings/listings.ts'
import { defineRoutes } from '../route.ts'

const FolderName = asName(
  z
    .string('Give the folder a name')
    .trim()
    .check(...visible(1, 'Give the folder a name'))
    .max(LIMITS.folderName.max, `Name must be at most ${LIMITS.folderName.max} characters`)
    .refine(isPrintable, 'Name must not contain unprintable characters'),
  'thing',
)

const Note = z
  .string()
  .overwrite(toWords)
  .trim()
  .max(LIMITS.favoriteNote.max, `Note must be at most ${LIMITS.favoriteNote.max} characters`)

const MarkedPrice = z.object({ price: z.number().int(), interval: z.enum(INTERVALS) })

/** What a person keeps beside the mark on a space. */
export const Favorite = z.object({
  listingId: z.number().int(),
  folderId: z.number().int().nullable(),
  note: z.string(),
  /** The price when it was marked; null where it was not kept yet. */
  markedPrice: MarkedPrice.nullable(),
  /** Instant (ISO 8601). */
  markedAt: z.string(),
})
export type Favorite = z.infer<typeof Favorite>

export const FavoriteFolder = z.object({
  id: z.number().int(),
  name: z.string(),
  /** How many favorites are in it. */
  count: z.number().int(),
  /** Token of the link to the folder; null while it is not shared. */
  shareToken: z.string().nullable(),
  sharesNotes: z.boolean(),
})
export type FavoriteFolder = z.infer<typeof FavoriteFolder>

/** A folder as whoever holds its link sees it. */
export const SharedList = z.object({
  name: z.string(),
  /** Public spaces, most recently marked first, a hundred at most. */
  spaces: z.array(z.object({ listing: Listing, note: z.string() })),
  /** Of all that are in it and public. */
  total: z.number().int(),
})
export type SharedList = z.infer<typeof SharedList>

const Success = z.object({ success: z.boolean() })

export const favoriteFolderRoutes = defineRoutes({
  listFavoriteMarks: {
    method: 'GET',
    path: '/api/favorites/marks',
    summary: 'What I keep beside each mark: folder, note, price then; the latest first',
    needsAccount: true,
    output: z.array(Favorite),
  },
  changeFavorite: {
    method: 'PATCH',
    path: '/api/favorites/:id',
    summary: 'Put a favorite into a folder of mine or take it out, and write a note on it',
    needsAccount: true,
    params: IdParams,
    body: z.object({
      folderId: z.number().int().min(1).max(MAX_ID).nullable().optional(),
      note: Note.optional(),
    }),
    output: Favorite,
    refusals: ['not-found'],
  },
  listFavoriteFolders: {
    method: 'GET',
    path: '/api/favorite-folders',
    summary: 'My folders by name',
    needsAccount: true,
    output: z.array(FavoriteFolder),
  },
  createFavoriteFolder: {
    method: 'POST',
    path: '/api/favorite-folders',
    summary: 'Make a folder',
    needsAccount: true,
    body: z.object({ name: FolderName }),
    output: FavoriteFolder,
    status: 201,
    refusals: ['conflict'],
  },
  renameFavoriteFolder: {
    method: 'PATCH',
    path: '/api/favorite-folders/:id',
    summary: 'Rename a folder',
    needsAccount: true,
    params: IdParams,
    body: z.object({ name: FolderName }),
    output: FavoriteFolder,
    refusals: ['conflict', 'not-found'],
  },
  deleteFavoriteFolder: {
    method: 'DELETE',
    path: '/api/favorite-folders/:id',
    summary: 'Delete a folder; its favorites stay, without one',
    needsAccount: true,
    params: IdParams,
    output: Success,
    refusals: ['not-found'],
  },
  shareFavoriteFolder: {
    method: 'POST',
    path: '/api/favorite-folders/:id/share',
    summary:
      'Let whoever holds the link read a folder, its notes only if asked for; shared already, the link stays',
    needsAccount: true,
    params: IdParams,
    body: z.object({ withNotes: z.boolean().default(false) }),
    output: FavoriteFolder,
    refusals: ['not-found'],
  },
  withdrawFavoriteFolder: {
    method: 'DELETE',
    path: '/api/favorite-folders/:id/share',
    summary: 'Share a folder no more: its link ends for good',
    needsAccount: true,
    params: IdParams,
    output: FavoriteFolder,
    refusals: ['not-found'],
  },
  getSharedList: {
    method: 'GET',
    path: '/api/shared/:token',
    summary: 'A shared folder, for whoever holds its link',
    isCostly: true,
    params: z.object({ token: z.string().max(100) }),
    output: SharedList,
    refusals: ['not-found'],
  },
})
