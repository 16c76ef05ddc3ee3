import { expect, test } from 'vitest'
import { breadcrumbs, graph, questions } from './structured-data.ts'

const URL = 'https://placard.example'

test('breadcrumbs start at home with position 1', () => {
  expect(breadcrumbs(URL, ['Help Center', '/help'], ['For Advertisers', '/help/for-advertisers'])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${URL}/` },
      { '@type': 'ListItem', position: 2, name: 'Help Center', item: `${URL}/help` },
      { '@type': 'ListItem', position: 3, name: 'For Advertisers', item: `${URL}/help/for-advertisers` },
    ],
  })
})

test('answers carry absolute URLs', () => {
  const items = [{ id: 'a', question: 'Is it free?', html: '<p>Yes. <a href="/help">More</a></p>' }]
  const page = graph(questions(URL, '/help/faq', { items }))
  expect(JSON.stringify(page)).toContain('href=\\"https://placard.example/help\\"')
  expect(page).toMatchObject({ '@graph': [{ '@type': 'FAQPage', mainEntity: [{ name: 'Is it free?' }] }] })
})
