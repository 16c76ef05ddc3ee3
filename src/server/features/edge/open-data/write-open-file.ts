import { createHash, type Hash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { toFeatures } from '#domain/geo-json.ts'
import { OPEN_LICENSE, OPEN_ROOT } from '#domain/open-data.ts'
import { toCsv } from '../../../platform/http/csv-cell.ts'
import { escapeXml } from '../../../platform/http/escape-xml.ts'
import { OPEN_COLUMNS, type OpenSpace, toOpenCells } from './open-space.ts'

/** A local file that is written in pieces, and counted and hashed on the way. */
export class OpenFileDraft {
  readonly path: string
  #file: FileHandle
  #hash: Hash = createHash('sha256')
  #bytes = 0

  private constructor(path: string, file: FileHandle) {
    this.path = path
    this.#file = file
  }

  static async create(path: string): Promise<OpenFileDraft> {
    return new OpenFileDraft(path, await open(path, 'wx'))
  }

  async write(text: string): Promise<void> {
    if (text === '') return
    const bytes = Buffer.from(text)
    this.#hash.update(bytes)
    this.#bytes += bytes.length
    await this.#file.writeFile(bytes)
  }

  async end(): Promise<{ bytes: number; sha256: Buffer }> {
    await this.#file.close()
    return { bytes: this.#bytes, sha256: this.#hash.digest() }
  }

  /** Where it is not to be kept. */
  async abandon(): Promise<void> {
    await this.#file.close().catch(() => {})
  }
}

/** How a format begins, goes on and ends. */
export interface OpenFormat {
  head: string
  portion(spaces: readonly OpenSpace[], isFirst: boolean): string
  tail: string
}

const place = (space: OpenSpace) => ({
  ...space,
  coordinates:
    space.latitude === null || space.longitude === null
      ? null
      : { lat: space.latitude, lng: space.longitude },
})

export const OPEN_FORMATS: Record<'spaces.geojson' | 'spaces.csv' | 'spaces.jsonl', OpenFormat> = {
  'spaces.geojson': {
    head: `{"type":"FeatureCollection","license":${JSON.stringify(OPEN_LICENSE.id)},"features":[\n`,
    portion: (spaces, isFirst) => {
      const { features } = toFeatures(spaces.map(place), ({ coordinates: _point, ...space }) => space)
      const lines = features.map((feature) => JSON.stringify(feature)).join(',\n')
      return lines === '' || isFirst ? lines : `,\n${lines}`
    },
    tail: '\n]}\n',
  },
  'spaces.csv': {
    head: toCsv([[...OPEN_COLUMNS]]),
    portion: (spaces) => toCsv(spaces.map(toOpenCells)),
    tail: '',
  },
  'spaces.jsonl': {
    head: '',
    portion: (spaces) => spaces.map((space) => `${JSON.stringify(space)}\n`).join(''),
    tail: '',
  },
}

/** RFC 4287. */
export function toAtom(
  spaces: readonly OpenSpace[],
  { publicUrl, now }: { publicUrl: string; now: Date },
): string {
  const self = `${publicUrl}${OPEN_ROOT}/spaces.atom`
  const entries = spaces.map(
    ({ url, title, description, listed_at, updated_at }) => `  <entry>
    <id>${escapeXml(url)}</id>
    <title>${escapeXml(title)}</title>
    <link href="${escapeXml(url)}"/>
    <published>${listed_at}</published>
    <updated>${updated_at}</updated>
    <summary>${escapeXml(description ?? '')}</summary>
  </entry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escapeXml(self)}</id>
  <title>New advertising spaces</title>
  <link rel="self" href="${escapeXml(self)}"/>
  <link rel="license" href="${OPEN_LICENSE.url}"/>
  <author><name>${OPEN_LICENSE.attribution}</name></author>
  <updated>${spaces[0]?.listed_at ?? now.toISOString()}</updated>
${entries.join('\n')}
</feed>
`
}
