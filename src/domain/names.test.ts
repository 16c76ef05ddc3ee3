import { describe, expect, test } from 'vitest'
import { isReservedName, mixesScripts } from './names.ts'

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
    'inventory',
  ])('is %s', (name) => expect(isReservedName(name)).toBe(true))
  test.each(['rosa', 'administer', 'adminka', 'Placard Signs', 'supporter', 'نادية', '2024', '', 'teammate'])(
    'is not %s',
    (name) => expect(isReservedName(name)).toBe(false),
  )
})
