import { describe, expect, it } from 'vitest'
import { pageHead, shorten } from './head.ts'

const PAGE = { title: 'Wall', description: 'A wall', path: '/listing/7' }
const head = (part: object = {}) => pageHead('https://placard.example', { ...PAGE, ...part })
const meta = (part: object, name: string) =>
  head(part).meta.find((one) => one.name === name || one.property === name)?.content

describe('the head of a page', () => {
  it('names the product after the page', () => {
    expect(head().title).toBe('Wall | Placard')
    expect(meta({}, 'og:title')).toBe('Wall | Placard')
  })

  it('has one address, whatever led there', () => {
    expect(head().canonical).toBe('https://placard.example/listing/7')
    expect(meta({}, 'og:url')).toBe('https://placard.example/listing/7')
  })

  const SVG = { url: '/pictures/7.svg', alt: 'A drawing' }
  const PHOTO = { url: '/photos/1.jpg', width: 800, height: 600, alt: 'A wall' }

  it.each([
    ['without a picture', [], '/card.png', '1200', 'Placard: local advertising space'],
    ['with a drawing alone', [SVG], '/card.png', '1200', 'Placard: local advertising space'],
    ['with a photo after a drawing', [SVG, PHOTO], '/photos/1.jpg', '800', 'A wall'],
  ])('C-13: a shared link shows a picture with pixels: %s', (_what, images, url, width, alt) => {
    expect(meta({ images }, 'og:image')).toBe(`https://placard.example${url}`)
    expect(meta({ images }, 'og:image:width')).toBe(width)
    expect(meta({ images }, 'og:image:alt')).toBe(alt)
    expect(meta({ images }, 'twitter:card')).toBe('summary_large_image')
  })

  it('a picture from elsewhere keeps its address, and says no size that is not known', () => {
    const images = [{ url: 'https://x.example/1.jpg' }]
    expect(meta({ images }, 'og:image')).toBe('https://x.example/1.jpg')
    expect(meta({ images }, 'og:image:width')).toBeUndefined()
  })

  it.each([
    [{}, undefined],
    [{ noindex: false }, undefined],
    [{ noindex: true }, 'noindex'],
  ])('%j: robots read %s', (part, robots) => {
    expect(meta(part, 'robots')).toBe(robots)
  })

  it('is an article where it is one', () => {
    expect([meta({}, 'og:type'), meta({ type: 'article' }, 'og:type')]).toEqual(['website', 'article'])
  })

  it('lets no text end the script of its data', () => {
    const name = '</script><script>alert(1)</script>'
    const { jsonLd } = head({ jsonLd: (origin: string) => ({ name, url: origin }) })
    expect(jsonLd).not.toContain('<')
    expect(JSON.parse(String(jsonLd))).toEqual({
      ...{ '@context': 'https://schema.org', name, url: 'https://placard.example' },
    })
  })

  it('does without settings', () => {
    const { canonical, meta: tags } = pageHead('', { ...PAGE, images: [{ url: '/1.jpg' }] })
    expect(canonical).toBe('/listing/7')
    expect(tags.find(({ property }) => property === 'og:image')?.content).toBe('http://localhost/1.jpg')
  })
})

it.each([
  ['A wall by the station', 'A wall by the station'],
  [`${'word '.repeat(40)}`, `${'word '.repeat(31).trim()}…`],
  ['x'.repeat(200), `${'x'.repeat(80)}…`],
])('C-13: descriptions end with a whole word', (text, shortened) => {
  expect(shorten(text)).toBe(shortened)
  expect(shorten(text).length).toBeLessThanOrEqual(160)
})
