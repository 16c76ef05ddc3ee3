import { z } from 'zod'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { DRAFT_FIELDS } from './listings-form.ts'
import { OwnListing } from './listings-own.ts'

/** What a draft may hold, written as JSON. */
const MAX_DRAFT = 100_000

/** The create-listing form as far as it was typed, by its field names; unknown ones are ignored. */
const DraftForm = z
  .record(z.string().max(40), z.unknown())
  .refine((form) => JSON.stringify(form).length <= MAX_DRAFT, 'This draft is too long to be kept')
  .transform((form) => Object.fromEntries(Object.entries(form).filter(([name]) => name in DRAFT_FIELDS)))

export const draftRoutes = defineRoutes({
  createDraft: {
    method: 'POST',
    path: '/api/my/drafts',
    summary: 'Keep a listing that is not finished yet; only its seller sees it',
    needsAccount: true,
    needs: 'spaces',
    body: z.object({ form: DraftForm }),
    output: OwnListing,
    status: 201,
    changesListings: true,
    refusals: ['rate-limited'],
  },
  updateDraft: {
    method: 'PUT',
    path: '/api/my/drafts/:id',
    summary:
      'Save an own draft; 409 with the stored one as `current` when it was changed or submitted meanwhile',
    needsAccount: true,
    needs: 'spaces',
    params: IdParams,
    body: z.object({
      form: DraftForm,
      updatedAt: z.iso.datetime('Say which version was edited: updatedAt'),
    }),
    output: OwnListing,
    changesListings: true,
    refusals: ['conflict', 'listing-not-found'],
  },
})
