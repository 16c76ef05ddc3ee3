import { tmpdir } from 'node:os'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildMail } from '#test/support/messaging/deliver-mail.ts'
import { parseAuthenticationResults } from './authentication-results.ts'
import { judgeOrigin } from './judge-origin.ts'
import { parseMail } from './parse-mail.ts'

const server = 'mx.placard.example'
const judge = (...values: string[]) => judgeOrigin(values, { from: 'bob@example.com', server })

describe('a header of results (RFC 8601)', () => {
  it('is read with comments, quotes, folds, versions and spaces', () => {
    const value = `mx.placard.example (our (own) \\) server) 1;\r\n\tspf=pass (a; dmarc=pass) smtp.mailfrom="a; dmarc=pass"@Example.com;\r\n dkim/1 = pass reason="good; (really)" header . d = example.com header.b=AbC/1+d;\r\n dmarc=pass (p=none dis=none) header.from=example.com`
    expect(parseAuthenticationResults(value)).toEqual({
      server: 'mx.placard.example',
      results: [
        { method: 'spf', result: 'pass', properties: [['smtp.mailfrom', 'a; dmarc=pass@Example.com']] },
        {
          method: 'dkim',
          result: 'pass',
          properties: [
            ['reason', 'good; (really)'],
            ['header.d', 'example.com'],
            ['header.b', 'AbC/1+d'],
          ],
        },
        { method: 'dmarc', result: 'pass', properties: [['header.from', 'example.com']] },
      ],
    })
  })

  it.each([
    ['mx.placard.example; none', []],
    ['mx.placard.example 1; none', []],
    ['mx.placard.example', []],
    ['"mx.placard.example"; spf=none', ['spf']],
  ])('%j has results of %j', (value, methods) => {
    const read = parseAuthenticationResults(value)
    expect([read?.server, read?.results.map(({ method }) => method)]).toEqual([server, methods])
  })

  it.each([
    '',
    ';',
    '; spf=pass',
    'mx (open; spf=pass',
    'mx; spf="pass',
    'mx 2; spf=pass',
    'a b; spf=pass',
    'mx 1 2; x=y',
  ])('%j is none', (value) => expect(parseAuthenticationResults(value)).toBeNull())

  it('is read to its end, whatever stands in it', () => {
    const piece = fc.constantFrom(
      '(',
      ')',
      '"',
      '\\',
      ';',
      '=',
      ' ',
      'dmarc',
      'pass',
      'header.from',
      'example.com',
    )
    fc.assert(fc.property(fc.array(piece), (pieces) => void judge(`mx.placard.example;${pieces.join('')}`)))
  })
})

describe('S4: a mail is proven to come from its address', () => {
  it.each([
    [`${server}; dmarc=pass header.from=example.com`],
    [`MX.Placard.example; DMARC=Pass (p=none) header.from=Example.COM`],
    [`${server}; spf=pass smtp.mailfrom=bob@example.com`],
    [`${server}; spf=pass smtp.mailfrom=example.com`],
    [`${server}; dkim=pass header.d=example.com header.i=@mail.example.com`],
    [`${server}; dkim=pass header.i=@example.com`],
    [`${server}; dkim=fail header.d=list.example; dkim=pass header.d=example.com`],
    [`${server}; dmarc=pass header.from=example.com`, `${server}; dkim=none`],
    [`${server}; dkim=pass header.d=example.com`, `${server}; dmarc=pass (open`],
    ['other.example; dkim=none', `${server}; dkim=pass header.d=example.com`],
  ])('by %s', (...values) => expect(judge(...values)).toBe('proven'))

  it.each([
    [],
    [`${server}; none`],
    [`${server}; spf=fail; dkim=none; dmarc=none`],
    [`${server}; spf=fail; dmarc=temperror`],
    [`${server}; dmarc=pass`],
    [`${server}; dmarc=pass header.from=evil.example`],
    [`${server}; dmarc=pass header.from=example.com header.from=evil.example`],
    [`${server}; dmarc=bestguesspass header.from=example.com`],
    [`${server}; spf=pass smtp.mailfrom=evil@evil.example`],
    [`${server}; spf=pass smtp.helo=example.com`],
    [`${server}; spf=pass smtp.mailfrom="x@example.com"@evil.example`],
    [`${server}; spf=softfail smtp.mailfrom=bob@example.com`],
    [`${server}; dkim=pass header.d=evil.example header.i=@example.com`],
    [`${server}; dkim=pass header.d=notexample.com`],
    [`${server}; dkim=pass header.d=com`],
    [`${server}; spf=none (dmarc=pass header.from=example.com)`],
    ['mx.evil.example; dmarc=pass header.from=example.com'],
    [`${server}.evil.example; dmarc=pass header.from=example.com`],
    // the second is what the sender wrote under our name
    [`${server}; dmarc=none`, `${server}; dmarc=pass header.from=example.com`],
    [`${server}; dkim=none`, `${server}; dkim=pass header.d=example.com`],
    // a method that the topmost lacks is no way around it
    [`${server}; spf=fail`, `${server}; dkim=pass header.d=example.com`],
    [`${server}; none`, `${server}; dmarc=pass header.from=example.com`],
    [`${server}; spf=fail`, 'other.example; none', `${server}; dkim=pass header.d=example.com`],
    [`${server}; dmarc=pass header.from=example.com (open`],
    [`${server}; dmarc=none (open`, `${server}; dmarc=pass header.from=example.com`],
    [`${server}; arc=pass header.d=example.com`],
    [`${server}; constructor=pass header.d=example.com`],
  ])('not by %s', (...values) => expect(judge(...values)).toBe('unproven'))

  it('and refuted by a failed DMARC of our server, or of the topmost where none is named', () => {
    expect(
      judge(`${server}; spf=pass smtp.mailfrom=bob@example.com; dmarc=fail header.from=example.com`),
    ).toBe('refuted')
    expect(judge(`${server}; dmarc=pass header.from=example.com`, `${server}; dmarc=fail`)).toBe('refuted')
    expect(judge('other.example; dmarc=fail')).toBe('unproven')
    const without = { from: 'bob@example.com', server: undefined }
    expect(judgeOrigin(['other.example; dmarc=fail'], without)).toBe('refuted')
    expect(judgeOrigin(['other.example; dmarc=pass header.from=example.com'], without)).toBe('unproven')
  })

  it('by the address of a letter that is read', async () => {
    const read = async (...headers: string[]) => {
      const raw = buildMail({ to: 'space+1@placard.example', from: 'bob@example.com', text: 'Hi', headers })
      return (await parseMail(Buffer.from(raw), { folder: tmpdir(), authServer: server })).origin
    }
    const proof = `Authentication-Results: ${server};\r\n\tdmarc=pass (p=none)\r\n header.from=example.com`
    expect(await read(proof)).toBe('proven')
    expect(await read('Authentication-Results: other.example; dmarc=pass', proof)).toBe('proven')
    expect(await read(`Authentication-Results: ${server}; dmarc=none`, proof)).toBe('unproven')
    expect(await read(proof, 'From: Eve <eve@evil.example>')).toBe('refuted')
    expect(await read()).toBe('unproven')
  })
})
