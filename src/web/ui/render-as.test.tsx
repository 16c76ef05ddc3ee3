import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { renderAs } from './render-as.ts'

const html = (...given: Parameters<typeof renderAs>) => renderToStaticMarkup(renderAs(...given))

it('draws what a part usually is', () => {
  expect(html(undefined, 'button', { className: 'a', children: 'Go' })).toBe('<button class="a">Go</button>')
})

it('draws what its caller gives, with both classes', () => {
  const given = <p title="Help" className="b" />
  expect(html(given, 'button', { className: 'a', children: 'Go' })).toBe('<p title="Help" class="a b">Go</p>')
})

it('the caller’s own props win', () => {
  const link = <a href="/help">Help</a>
  expect(html(link, 'button', { className: 'a', children: 'Go' })).toBe('<a href="/help" class="a">Help</a>')
})
