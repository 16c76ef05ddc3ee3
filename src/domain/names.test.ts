import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findNameProblem, looksOfficial, MIXED_NAME, mixesScripts } from './names.ts'

describe('mixed alphabets', () => {
  test.each([
    'rosa',
    'Zoë-3',
    'نادية 🌊',
    'Андрей',
    '東京タワーひ',
    '서울 漢城',
    'Ελένη',
    'नेहा',
    '12345',
    '★★★',
    'Œuvre',
  ])('are not in %s', (name) => expect(mixesScripts(name)).toBe(false))
  test.each(['аdmin', 'pаypаl', 'Ρlacard', 'rosaя', 'maкsim', 'ꓮlice'])('are in %s', (name) =>
    expect(mixesScripts(name)).toBe(true),
  )
  test.each(['Иван Smith', 'LED看板', '3D-вывеска', '10 µm', 'Πλατεία Square', 'iPhoneケース'])(
    'are in no word of %s',
    (name) => expect(findNameProblem(name)).toBeNull(),
  )
  test.each(['Plаcard team', 'Ballard Bооk Shop', 'Rоsa'])('are in a word of %s', (name) =>
    expect(findNameProblem(name)).toBe(MIXED_NAME),
  )
})

describe('reserved', () => {
  test.each([
    'admin',
    'ADMIN2',
    'a.d.m.i.n',
    'ádmin',
    'adm1n',
    '5upport',
    'Placard admin',
    'placard_support_team',
    'Placard',
    'deleted-17',
    'deleted-team-17',
    'inventory',
  ])('is %s', (name) => expect(looksOfficial(name, 'person')).toBe(true))
  test.each(['rosa', 'administer', 'adminka', 'supporter', 'نادية', '2024', '', 'teammate'])(
    'is not %s',
    (name) => expect(looksOfficial(name, 'person')).toBe(false),
  )
})

describe('S14: a name that may be taken for one of the site', () => {
  test.each([
    'Placard team',
    'Placard Trust & Safety',
    'The Placard Seattle office',
    'PIacard',
    'P1acard',
    'Ｐｌａｃａｒｄ',
    '𝐏𝐥𝐚𝐜𝐚𝐫𝐝',
    'ⓟⓛⓐⓒⓐⓡⓓ',
    '🅿🅻🅰🅲🅰🆁🅳',
    '🇵🇱🇦🇨🇦🇷🇩',
    'Рӏасагԁ',
    'ᴘʟᴀᴄᴀʀᴅ',
    'Plácard',
    'P l a c a r d',
    'Pla-card',
    'Pl\u200bacard',
    'Placarcl',
    'Pl4c4rd',
    'Pl@card',
    'myPlacard.example',
    'Trust & Safety',
    'Customer support',
    'Support Team',
    'Admin',
    'ADMlN',
    'Billing Support',
    'Sales Support',
    'Customer Service',
    'Plаcard team',
    'Info',
    'sales-2',
  ])('of a person is %s', (name) => expect(looksOfficial(name, 'person')).toBe(true))

  test.each([
    'Tripla Cards LLC',
    'Rosa Fee',
    'Service Road Signs',
    'Ann Safe',
    'Careful Media',
    'Plaza Cards',
    'Андрей',
    '東京',
    'Clark & Sons',
    'Mall Ads',
    'Mall Advertising',
    'The Mall',
    'Mall Services',
    'Mall Security',
    'themall',
    'mall-ads',
    'Mail Center',
    'Mailand',
    'Service Center',
    'Ad Sales',
    'Legal Services',
    'Safety Center',
    'Root Advertising',
  ])('of a person is not %s', (name) => expect(findNameProblem(name, 'person')).toBeNull())

  test.each(['Placard', 'Placard support', 'Placard verified!', 'PIACARD Payments', 'Your Placard account'])(
    'of a thing is %s',
    (name) => expect(looksOfficial(name, 'thing')).toBe(true),
  )
  test.each([
    'Bus placard in Ballard',
    'Placards on the ferry',
    'Mail',
    'Sales',
    'Service fee',
    'Info screen',
  ])('of a thing is not %s', (name) => expect(looksOfficial(name, 'thing')).toBe(false))

  test('is found in a moment in whatever is typed', () => {
    const piece = fc.constantFrom('placard', 'pla', 'card', 'a', 'the', ' ', '-', '🅿', 'ı', '\u0301')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const name = pieces.join('')
        if (looksOfficial(name, 'thing')) expect(looksOfficial(name, 'person')).toBe(true)
      }),
    )
  })
})
