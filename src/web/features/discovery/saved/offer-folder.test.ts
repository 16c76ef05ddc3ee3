import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { withPageApi } from '#test/support/page-api.ts'
import { connectToasts, type QueuedToast } from '#web/ui/toast.ts'
import { offerFolder } from './offer-folder.ts'

const shown: QueuedToast[] = []
const disconnect = connectToasts({ show: (toast) => shown.push(toast), close: () => undefined })
afterEach(() => shown.splice(0))

const FOLDER = { id: 4, name: 'Spring', count: 2, shareToken: null, sharesNotes: false }

it('a heart leads to the folders of whoever keeps some', async () => {
  let chosen = 0
  await withPageApi({ 'GET /api/favorite-folders': [FOLDER] }, () =>
    offerFolder(new QueryClient(), () => {
      chosen += 1
    }),
  )
  expect(shown).toMatchObject([{ title: 'Added to favorites', action: { label: 'Choose a folder' } }])
  shown[0]?.action?.onClick()
  expect(chosen).toBe(1)
})

it('a heart asks nothing of whoever keeps none, or where the folders cannot be read', async () => {
  await withPageApi({ 'GET /api/favorite-folders': [] }, () =>
    offerFolder(new QueryClient(), () => undefined),
  )
  await withPageApi({}, () => offerFolder(new QueryClient(), () => undefined))
  expect(shown).toEqual([])
  disconnect()
})
