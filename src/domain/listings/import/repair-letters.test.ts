import { describe, expect, test } from 'vitest'
import { openInventory } from './inventory.ts'
import { repairLetters } from './repair-letters.ts'

/** What a program writes that reads UTF-8 as Windows-1252. */
const breakLetters = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text))

describe('repairLetters', () => {
  test.each([
    'Wall of the café',
    'L’Été à Montréal – “déjà vu” …',
    'Señor Peñasco, Ñuñoa 25 €',
    'Straße, Größe, Äpfel',
    'Łódź, Škoda, Žižkov',
    'half ½ and 20° ™',
    '\u{1f3a8} wall',
  ])('%j comes back from being broken once and twice', (text) => {
    expect(repairLetters(breakLetters(text))).toBe(text)
    expect(repairLetters(breakLetters(breakLetters(text)))).toBe(text)
  })

  test.each([
    'São Paulo',
    'CAFÉ®',
    'Fuß–Gänger',
    '„Ä“ und Å…',
    'Âge d’or',
    'à “la carte”',
    'ÃO',
    'naïve',
    'Fjällräven',
    'ð',
  ])('right text stays: %j', (text) => {
    expect(repairLetters(text)).toBe(text)
  })
})

test('one broken byte does not break every other letter of a file', async () => {
  const bytes = Buffer.concat([
    Buffer.from('Name,City\nCafé wall,Seattle\n'),
    Buffer.from([0xe9]),
    Buffer.from('cole,Kent\n'),
  ])
  const inventory = await openInventory(() => [bytes])
  expect(inventory.samples).toEqual([
    ['Café wall', 'Seattle'],
    ['école', 'Kent'],
  ])
})

test('headers are repaired, and rows say what was done to them', async () => {
  const inventory = await openInventory(() => [
    Buffer.from(`Name,${breakLetters('Größe')}\n${breakLetters('Café')},b\ufffdd\n`),
  ])
  expect(inventory.columns).toEqual(['Name', 'Größe'])
  const [row] = await Array.fromAsync(inventory.rows())
  expect(row!.letters).toEqual({ repaired: 1, example: ['CafÃ©', 'Café'], lost: 1 })
})
