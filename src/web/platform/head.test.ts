import { describe, expect, it } from 'vitest'
import { pageHead } from './head.ts'

const PAGE = { title: 'Wall', description: 'A wall', path: '/listing/7' }
const context = (publicUrl?: string) => ({
  matches: [{ loaderData: publicUrl ? { settings: { publicUrl } } : undefined }],
})
const head = (part: object = {}, publicUrl: string | undefined = 'https://placard.example') =>
  pageHead(context(publicUrl), { ...PAGE, ...part })
const meta = (part: object, name: string) =>
  head(part).meta.find((one) => one.name === name || one.property === name)?.content

describe('the head of a page', () => {
  it('names the product after the page', () => {
    expect(head().meta[0]).toEqual({ title: 'Wall | Placard' })
    expect(meta({}, 'og:title')).toBe('Wall | Placard')
  })

  it('has one address, whatever led there', () => {
    expect(head().links).toEqual([{ rel: 'canonical', href: 'https://placard.example/listing/7' }])
    expect(meta({}, 'og:url')).toBe('https://placard.example/listing/7')
  })

  it.each([
    ['without a picture', {}, undefined, 'summary'],
    [
      'with one of ours',
      { image: '/photos/1.jpg' },
      'https://placard.example/photos/1.jpg',
      'summary_large_image',
    ],
    [
      'with one from elsewhere',
      { image: 'https://x.example/1.jpg' },
      'https://x.example/1.jpg',
      'summary_large_image',
    ],
  ])('%s', (_what, part, image, card) => {
    expect(meta(part, 'og:image')).toBe(image)
    expect(meta(part, 'twitter:card')).toBe(card)
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
    const [script] = head({ jsonLd: (origin: string) => ({ name, url: origin }) }).scripts
    expect(script!.children).not.toContain('<')
    expect(JSON.parse(script!.children)).toEqual({
      ...{ '@context': 'https://schema.org', name, url: 'https://placard.example' },
    })
  })

  it('does without settings', () => {
    const { links, meta: tags } = pageHead(context(), { ...PAGE, image: '/1.jpg' })
    expect(links[0]!.href).toBe('/listing/7')
    expect(tags.find(({ property }) => property === 'og:image')?.content).toBe('http://localhost/1.jpg')
  })
})
