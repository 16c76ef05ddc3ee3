import type { OwnListing } from '#contract/listings/listings-own.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { toFormValues } from '../edit/to-form-values.ts'
import { chosenSites } from '../form/chosen-sites.ts'
import { emptyForm, type FormValues } from '../form/form-values.ts'

/** A draft of the account, in the version this window saved or read last. */
export interface AccountDraft {
  id: number
  updatedAt: string
}

export type Saved = { outcome: 'saved'; draft: AccountDraft } | { outcome: 'conflict'; current: OwnListing }

/** A stored draft as the form held it: what was no listing yet comes back as it was typed. */
export function draftValues({ listing, sites, unfinished }: OwnListing): FormValues {
  const values = toFormValues(listing, chosenSites(sites))
  const missing = Object.entries(unfinished).filter(([name]) => name in values)
  const empty = emptyForm(new Date())
  const typed = missing.map(([name, value]) => [name, value ?? blank(empty[name as keyof FormValues])])
  return { ...values, ...Object.fromEntries(typed) }
}

function blank(value: unknown): unknown {
  return typeof value === 'string' ? '' : value
}

/** Whether there is something to keep: an opened form is no draft. */
export function isWorthKeeping({
  title,
  description,
  price,
  location,
  address,
  images,
}: FormValues): boolean {
  return (
    [title, description, price, location, address].some((text) => text.trim() !== '') || images.length > 0
  )
}

/** Saves a draft with the account, a new one when there is none; also when the page closes on the way. @throws ApiError */
export async function saveAccountDraft(form: FormValues, before: AccountDraft | null): Promise<Saved> {
  const body = { form: { ...form } }
  try {
    const { listing } = before
      ? await api('PUT /api/my/drafts/:id', {
          params: { id: String(before.id) },
          body: { ...body, updatedAt: before.updatedAt },
          keepalive: true,
        })
      : await api('POST /api/my/drafts', { body, keepalive: true })
    return { outcome: 'saved', draft: { id: listing.id, updatedAt: listing.updatedAt } }
  } catch (error) {
    const current = error instanceof ApiError && error.status === 409 ? currentOf(error) : null
    if (!current) throw error
    return { outcome: 'conflict', current }
  }
}

/** @returns the own draft; null when it is none, any more or at all. @throws when it could not be read */
export async function readAccountDraft(id: number): Promise<OwnListing | null> {
  try {
    const stored = await api('GET /api/my/listings/:id', { params: { id: String(id) } })
    return stored.listing.status === 'draft' ? stored : null
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

function currentOf(error: ApiError): OwnListing | null {
  return (error.reply as { current?: OwnListing } | null)?.current ?? null
}
