import { expect, it } from 'vitest'
import { describeNews } from './describe-news.ts'

const counts = { id: 42, unreadConversations: 0, unseenNotices: 0, newRequests: 0, waitingBookings: 0 }

it.each([
  [undefined, null],
  [counts, null],
  [{ ...counts, unreadConversations: 2 }, '2 unread'],
  [{ ...counts, newRequests: 1, unseenNotices: 1 }, '1 new request, 1 notice'],
  [
    { ...counts, unreadConversations: 1, newRequests: 3, waitingBookings: 2, unseenNotices: 9 },
    '1 unread, 3 new requests, 2 waiting, 9 notices',
  ],
])('says what waits in an organization', (given, words) => {
  expect(describeNews(given)).toBe(words)
})
