import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { parseConfig } from '#server/config.ts'
import { ROOT, read } from './support/sources.ts'

/** No container is run here: what its files name must be there, and be understood. */
interface Service {
  command?: string[]
  environment?: Record<string, string>
  depends_on?: object
  healthcheck?: { test: unknown[] }
}

const compose = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> }
const containerfile = read('Containerfile')

it('run commands that are there, after what they need', () => {
  const { migrate, web, jobs } = compose.services
  const scripts = [migrate, web, jobs].map((service) => service!.command![0]!)
  const [, entry] = /ENTRYPOINT \["node", "([^"]+)"\]/.exec(containerfile)!
  expect([entry!, ...scripts].filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  expect(Object.keys(web!.depends_on!)).toEqual(['migrate'])
  expect(Object.keys(jobs!.depends_on!)).toEqual(['migrate'])
})

it('check their health by commands of words alone', () => {
  const checks = Object.values(compose.services).flatMap(({ healthcheck }) => healthcheck?.test ?? [])
  expect(checks.length).toBeGreaterThan(4)
  expect(checks.filter((item) => typeof item !== 'string')).toEqual([])
})

it('set what the settings understand, and leave out what is not given', () => {
  const { environment } = compose.services.web!
  const given: Record<string, string> = {
    POSTGRES_PASSWORD: 'secret',
    SECRET_KEY: 'a-key-of-forty-characters-or-even-more-than-that',
  }
  const values = Object.entries(environment!).map(([name, text]) => [
    name,
    text.replace(/\$\{(\w+)(?::-([^}]*)|:\?)?\}/g, (_, key, fallback) => given[key] ?? fallback ?? ''),
  ])
  const config = parseConfig(Object.fromEntries(values))
  expect(config).toMatchObject({
    DATABASE_URL: 'postgres://placard:secret@postgres/placard',
    PUBLIC_URL: 'http://localhost:3000',
    TRUST_PROXY: 1,
    S3_REGION: 'us-east-1',
  })
  const table = read('README.md')
  expect(Object.keys(environment!).filter((name) => !table.includes(`\`${name}\``))).toEqual([])
})
