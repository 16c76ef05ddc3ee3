import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { ensureChromium } from '../lib/chromium.ts'

/** `npm run icons`: draws every icon, and the card of shared links, from the logo and the fonts of the pages. */
const PUBLIC = join(import.meta.dirname, '../../public')
const FONTS = join(import.meta.dirname, '../../node_modules/@fontsource-variable')
const PAPER = '#fbf8f1'
const LOGO = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8')

/** Home screens cut a maskable icon to a circle of 80 %: the logo stays within it. */
const ICONS = [
  { name: 'apple-touch-icon.png', size: 180, logo: 132 },
  { name: 'icon-192.png', size: 192, logo: 144 },
  { name: 'icon-512.png', size: 512, logo: 384 },
  { name: 'icon-maskable-512.png', size: 512, logo: 288 },
]
const ICO_SIZES = [16, 32, 48]

for (const { name, size, logo } of ICONS)
  writeFileSync(join(PUBLIC, name), await drawIcon({ size, logo, background: PAPER }))
writeFileSync(join(PUBLIC, 'favicon.ico'), toIco(await Promise.all(ICO_SIZES.map(drawSmall))))
writeFileSync(join(PUBLIC, 'card.png'), await drawCard())

async function drawIcon(icon: { size: number; logo: number; background: string }): Promise<Buffer> {
  const { size, logo, background } = icon
  const drawn = await drawLogo(logo)
  const sheet = sharp({ create: { width: size, height: size, channels: 4, background } })
  return sheet
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

async function drawSmall(size: number) {
  return { size, png: await drawLogo(size) }
}

function drawLogo(size: number): Promise<Buffer> {
  return sharp(Buffer.from(LOGO), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** The directory of an icon file, and its pictures as PNG, which every browser of this century reads. */
function toIco(pictures: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ size, png }, at) => {
    const entry = 6 + 16 * at
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

async function drawCard(): Promise<Buffer> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await page.setContent(cardHtml())
  await page.evaluate(() => document.fonts.ready)
  const drawn = await page.screenshot()
  await browser.close()
  return sharp(drawn).png({ compressionLevel: 9, palette: true }).toBuffer()
}

function cardHtml(): string {
  const face = (family: string, folder: string) =>
    `@font-face { font-family: ${family}; font-weight: 200 900; src: url(data:font/woff2;base64,${readFileSync(join(FONTS, folder), 'base64')}) }`
  return `<!doctype html><style>
    ${face('Display', 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2')}
    ${face('Text', 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2')}
    body { margin: 0; width: 1200px; height: 630px; background: ${PAPER}; color: #2a2218; display: flex; align-items: center; gap: 64px; padding: 0 96px; box-sizing: border-box }
    svg { width: 320px; flex: none }
    h1 { font: 800 136px/1 Display; letter-spacing: -0.035em; margin: 0 0 24px }
    p { font: 500 42px/1.25 Text; text-wrap: balance; margin: 0; color: #5c5142 }
  </style><body>${LOGO}<div><h1>Placard</h1><p>Local advertising space: find it on a map, book it, and pay the seller.</p></div></body>`
}
