import type { Path } from 'fontkit'
import { required } from '#domain/required.ts'

interface Point {
  x: number
  y: number
  isOnCurve: boolean
}

/** A TrueType outline as the bytes of a simple glyph (OpenType, `glyf`): integer coordinates, no instructions. */
export function encodeGlyph({ commands, bbox }: Path): Uint8Array {
  if (commands.length === 0) return new Uint8Array()
  const points: Point[] = []
  const ends: number[] = []
  for (const { command, args } of commands) {
    for (let at = 0; at < args.length; at += 2) {
      const isOnCurve = at === args.length - 2
      points.push({ x: Math.round(required(args[at])), y: Math.round(required(args[at + 1])), isOnCurve })
    }
    if (command === 'closePath') ends.push(points.length - 1)
  }
  const words = [ends.length, bbox.minX, bbox.minY, bbox.maxX, bbox.maxY, ...ends, 0]
  const flags = points.map(({ isOnCurve }) => (isOnCurve ? 1 : 0))
  const moves = [...toMoves(points.map(({ x }) => x)), ...toMoves(points.map(({ y }) => y))]
  const bytes = [...words.flatMap(toBytes), ...flags, ...moves.flatMap(toBytes)]
  // a glyph begins at a multiple of four bytes
  return Uint8Array.from({ length: Math.ceil(bytes.length / 4) * 4 }, (_, at) => bytes[at] ?? 0)
}

const toMoves = (places: number[]) => places.map((place, at) => place - (places[at - 1] ?? 0))
const toBytes = (word: number) => [(word >> 8) & 0xff, word & 0xff]
