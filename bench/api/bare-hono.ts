/** Baseline of `bench:api`: one Hono route that serves the bytes of a file. `node bench/api/bare-hono.ts FILE PORT` */
import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const [file, port] = process.argv.slice(2)
const body = readFileSync(file!, 'utf8')
const app = new Hono()
app.get('/', (c) => c.body(body, 200, { 'content-type': 'application/json' }))
serve({ fetch: app.fetch, port: Number(port) }, () => process.send?.('ready'))
