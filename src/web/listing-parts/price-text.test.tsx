import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceText } from './price-text.tsx'

test('shows whole dollars and the billing interval', () => {
  const text = (element: React.ReactElement) => renderToStaticMarkup(element).replace(/<[^>]+>/g, '')
  expect(text(<PriceText price={1250} interval="month" />)).toBe('$1,250/month')
  expect(text(<PriceText price={900} interval="one-time" />)).toBe('$900 one-time')
  expect(text(<PriceText price={40} />)).toBe('$40')
})
