import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { linkBookings } from './link-bookings.tsx'

it('links the bookings that words name', () => {
  expect(linkBookings(undefined)).toBeUndefined()
  expect(renderToStaticMarkup(<p>{linkBookings('Finish PLA-B00042 first.')}</p>)).toBe(
    '<p>Finish <a href="/bookings/42" class="underline">PLA-B00042</a> first.</p>',
  )
})
