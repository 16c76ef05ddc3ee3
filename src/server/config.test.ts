import { describe, expect, test } from 'vitest'
import { type Config, ConfigError, parseConfig } from './config.ts'
import { listConfigWarnings } from './config-warnings.ts'

describe('TRUST_PROXY', () => {
  test.each([
    [undefined, 0],
    ['0', 0],
    ['false', 0],
    ['1', 1],
    ['true', 1],
    ['2', 2],
    ['5', 5],
  ])('%j is %i proxies', (given, hops) => expect(parseConfig({ TRUST_PROXY: given }).TRUST_PROXY).toBe(hops))

  test.each(['-1', '1.5', 'yes', '99'])('%j is rejected with the setting’s name', (given) => {
    expect(() => parseConfig({ TRUST_PROXY: given })).toThrow(ConfigError)
    expect(() => parseConfig({ TRUST_PROXY: given })).toThrow(/TRUST_PROXY: must be a number of proxies/)
  })
})

describe('a start warns', () => {
  const warn = (settings: Record<string, string>) =>
    listConfigWarnings(parseConfig({ NODE_ENV: 'production', ...settings }) as Config)

  test('of an address without TLS that is not this machine’s', () => {
    expect(warn({ PUBLIC_URL: 'http://placard.example' })).toEqual([
      expect.stringMatching(/^PUBLIC_URL is http:\/\/placard\.example, without TLS/),
    ])
  })

  test.each([
    {},
    { PUBLIC_URL: 'https://placard.example' },
    { PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://127.0.0.1' },
    { PUBLIC_URL: 'http://[::1]:3000' },
    { PUBLIC_URL: 'http://placard.example', NODE_ENV: 'development' },
  ])('of nothing with %j', (settings) => expect(warn(settings as Record<string, string>)).toEqual([]))
})
