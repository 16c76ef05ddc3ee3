import { describe, expect, it } from 'vitest'
import { createTestApp } from '#test/support/test-app.ts'
import { getLibrary } from './library.ts'
import { stateFee } from './state-fee.ts'

const textsOf = (feeBasisPoints: number) => {
  const { articles, faqs, legal, posts } = getLibrary(feeBasisPoints)
  const texts = [...articles.values(), ...legal.values(), ...posts.values()].map(({ text }) => text)
  return [...texts, ...[...faqs.values()].flatMap((faq) => faq.texts)]
}
/** What is true only where Placard takes nothing. */
const NO_FEE = /takes? no share|not take a share|no fee is taken|booking are free|booking cost nothing/i

describe('what the texts say of the fee of Placard', () => {
  it('is the part that holds', () => {
    const text = 'Nothing{{, and no fee|. You pay FEE}}. {left} | alone'
    expect(stateFee(text, 0)).toBe('Nothing, and no fee. {left} | alone')
    expect(stateFee(text, 750)).toBe('Nothing. You pay 7.5%. {left} | alone')
  })

  it('says that there is none where there is none, in seven places', () => {
    const texts = textsOf(0)
    expect(texts.filter((text) => NO_FEE.test(text))).toHaveLength(7)
    expect(texts.filter((text) => /FEE|\{\{|\}\}/.test(text))).toEqual([])
  })

  it('says how much where there is one, and nowhere that there is none', () => {
    const texts = textsOf(750)
    expect(texts.filter((text) => NO_FEE.test(text))).toEqual([])
    expect(texts.filter((text) => text.includes('7.5%'))).toHaveLength(7)
    expect(texts.filter((text) => /FEE|\{\{|\}\}/.test(text))).toEqual([])
  })

  it.each([
    { PLATFORM_FEE_BP: '0', says: 'takes no share', not: 'Sellers pay it' },
    { PLATFORM_FEE_BP: '300', says: 'Sellers pay it 3% of the total before tax', not: 'takes no share' },
  ])('reaches the pages: $PLATFORM_FEE_BP', async ({ PLATFORM_FEE_BP, says, not }) => {
    const app = await createTestApp({ PLATFORM_FEE_BP })
    const answer = await (await app.get('/api/content/faqs/general')).text()
    expect(answer).toContain(says)
    expect(answer).not.toContain(not)
  })
})
