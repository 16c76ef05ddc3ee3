import { describe, expect, it } from 'vitest'
import { parseResponseCode, RESPONSE_ALPHABET, RESPONSE_LIMITS } from './response-code.ts'
import { readResponseTarget } from './response-target.ts'

describe('the address that a code leads to', () => {
  it.each([
    [
      'https://thirdrise.example/opening?from=poster#map',
      'https://thirdrise.example/opening?from=poster#map',
    ],
    ['  https://THIRDRISE.example  ', 'https://thirdrise.example/'],
    ['https://a-b.shop.example:443/x', 'https://a-b.shop.example/x'],
    ['https:\\\\thirdrise.example\\x', 'https://thirdrise.example/x'],
    ['https://thirdrise.example/\u00e4', 'https://thirdrise.example/%C3%A4'],
  ])('%s', (given, url) => {
    expect(readResponseTarget(given)).toMatchObject({ url })
  })

  it.each([
    '',
    'thirdrise.example',
    '//thirdrise.example',
    'http://thirdrise.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://thirdrise.example',
    'https://',
    'https:///',
    'https://user@thirdrise.example',
    'https://user:secret@thirdrise.example',
    'https://paypal.com@thirdrise.example',
    'https://thirdrise.example:8443',
    'https://127.0.0.1',
    'https://2130706433',
    'https://0x7f.1',
    'https://[::1]/',
    'https://[2001:db8::1]/',
    'https://localhost',
    'https://app.localhost',
    'https://printer.local',
    'https://db.internal',
    'https://intranet',
    'https://10.in-addr.arpa',
    'https://thirdrise.example.',
    'https://third_rise.example',
    // the a of it is Cyrillic, as it is typed and as browsers send it
    'https://p\u0430ypal.com',
    'https://xn--pypal-4ve.com',
    'https://m\u00fcnchen.example',
    'https://p\u0131ay.example',
    `https://thirdrise.example/${'x'.repeat(RESPONSE_LIMITS.target)}`,
    `https://thirdrise.example/${'\u00e4'.repeat(100)}`,
    'https://thirdrise.example\n.evil.example'.replace('.example\n', '\u2024'),
  ])('none: %s', (given) => {
    expect(readResponseTarget(given)).toHaveProperty('problem')
  })

  it('reads letters that look like others as the plain ones they stand for', () => {
    // full-width letters are the plain ones to every browser
    expect(readResponseTarget('https://\uff41\uff42.example')).toMatchObject({ host: 'ab.example' })
  })
})

describe('a code', () => {
  it('is six of its letters, in any case', () => {
    expect(parseResponseCode('bcdfgh')).toBe('BCDFGH')
    for (const none of ['', 'BCDFG', 'BCDFGHJ', 'BCDFG0', 'ABCDFG', 'BCDFG ', 'BCDFG\u212a', '../../'])
      expect(parseResponseCode(none)).toBeUndefined()
    expect(RESPONSE_ALPHABET).not.toMatch(/[AEIOUYL0-9]/)
  })
})
