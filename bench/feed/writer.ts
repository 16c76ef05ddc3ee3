/**
 * Another process: publishes spaces one by one and reports when each commit returned. `node bench/feed/writer.ts URL
 * COUNT`
 */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const [url, count] = process.argv.slice(2)
const client = new pg.Client({ connectionString: url! })
await client.connect()
for (let i = 0; i < Number(count); i++) {
  await sleep(150)
  await client.query(
    `insert into listings (seller_id, title, description, ad_type, price, location_text, lat, lng, status)
     values ((select min(id) from users), 'Fresh', 'Fresh', 'print', 100, 'Seattle, WA', 47.6, -122.3, 'active')`,
  )
  process.send?.(performance.timeOrigin + performance.now())
}
await client.end()
