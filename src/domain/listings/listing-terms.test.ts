import { expect, it } from 'vitest'
import {
  formatTerm,
  fromTermColumns,
  LISTING_TERMS,
  mapTerms,
  TERM_NAMES,
  termHeading,
  toTermColumns,
} from './listing-terms.ts'

it('goes to columns and back, with nothing for what nobody says', () => {
  const columns = toTermColumns({ minContract: '3 months', setupFee: 150 })
  expect(columns).toMatchObject({ min_contract: '3 months', setup_fee: 150, payment_terms: null })
  const values = fromTermColumns(columns)
  expect(values).toMatchObject({ minContract: '3 months', setupFee: 150, paymentTerms: null })
  expect(toTermColumns(values)).toEqual(columns)
  expect(Object.keys(columns)).toHaveLength(TERM_NAMES.length)
})

it('makes one thing a term by its kind', () => {
  expect(mapTerms({ text: ({ max }) => max, dollars: (_, name) => name })).toMatchObject({
    minContract: 120,
    setupFee: 'setupFee',
    paymentTerms: 200,
  })
})

it('reads as people write it', () => {
  const values = fromTermColumns(toTermColumns({ minContract: '3 months', setupFee: 1500 }))
  expect(formatTerm('minContract', values)).toBe('3 months')
  expect(formatTerm('setupFee', values)).toBe('$1,500')
  expect(formatTerm('paymentTerms', values)).toBeNull()
  expect(termHeading('setupFee')).toBe('Setup Fee')
})

it('takes no column and no header twice', () => {
  const terms = Object.values(LISTING_TERMS)
  const headers = terms.flatMap((term) => term.headers.split(', '))
  expect(new Set(headers).size).toBe(headers.length)
  expect(new Set(terms.map(({ column }) => column)).size).toBe(terms.length)
})
