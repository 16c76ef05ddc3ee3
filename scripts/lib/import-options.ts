import { parseArgs } from 'node:util'

const USAGE = `Usage: npm run import -- FILE [options]

Reads a CSV, Excel (.xlsx) or GeoJSON inventory, shows how its columns are understood and stores its spaces.

  --map field=column   read a field from a column (by name, or #4 for the fourth); "field=" from none. Repeatable
  --set field=value    for rows that lack it: --set adType=radio --set price=250 --set city=Seattle. Repeatable
  --seller username    whose spaces these are (default: the house account "inventory")
  --publish            make complete rows public at once instead of sending them to review
  --dry-run            read, check and preview everything; store nothing
  --strict             exit with 1 when any row is bad
  --help

Rows without a price, and units their own file calls closed, are stored as drafts. A file may be imported again:
rows are matched by the seller's unit id, or by name and place where a file has none.
Exit: 0 done (bad rows are listed) · 1 no row could be imported · 2 wrong usage or an unreadable file.`

export interface ImportOptions {
  file: string
  map: string[]
  set: string[]
  seller: string | undefined
  publish: boolean
  dryRun: boolean
  strict: boolean
}

/** Parses the command line; `help` is text to print instead of running. */
export function parseOptions(args: string[]): ImportOptions | { help: string; code: 0 | 2 } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        map: { type: 'string', multiple: true, default: [] },
        set: { type: 'string', multiple: true, default: [] },
        seller: { type: 'string' },
        publish: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) return { help: USAGE, code: 0 }
    const { map, set, seller, publish, strict } = values
    const [file, ...more] = positionals
    // `--map a=b c=d`: further pairs belong to the preceding option
    const pairs = more.filter((word) => word.includes('='))
    if (!file || pairs.length < more.length) return { help: `Name one FILE.\n\n${USAGE}`, code: 2 }
    return { file, map: [...map, ...pairs], set, seller, publish, dryRun: values['dry-run'], strict }
  } catch (error) {
    return { help: `${(error as Error).message}\n\n${USAGE}`, code: 2 }
  }
}
