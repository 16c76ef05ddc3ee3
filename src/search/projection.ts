/**
 * Fixed point: coordinates are stored in steps of 1e-7 degrees (about 1 cm): half the memory of doubles, exact integer
 * comparisons, and the decimal a seller typed round-trips unchanged.
 */
export const E7 = 1e7
export const DEGREES_180_E7 = 180 * E7
export const DEGREES_360_E7 = 360 * E7
/**
 * Latitude of a space without coordinates: below every box, so each spatial test excludes it without a special case.
 */
export const NOWHERE = -0x80000000

/** Degrees to fixed point; query bounds round the same way, so a space on an edge stays on it. */
export function toE7(degrees: number): number {
  return Math.round(degrees * E7)
}

// One less than 2^32, so that +180° still fits 32 bits; it moves a cell's edge by less than a centimetre.
const X_SCALE = (2 ** 32 - 1) / DEGREES_360_E7
const WORLD = 2 ** 32 - 1

/** Web-mercator x as a 32-bit fraction of the world's width. */
export function mercatorX(lngE7: number): number {
  return ((lngE7 + DEGREES_180_E7) * X_SCALE) >>> 0
}

/** Web-mercator y (down from the north) as a 32-bit fraction; clamped beyond ±85.05°. */
export function mercatorY(latE7: number): number {
  const sin = Math.sin((latE7 / E7) * (Math.PI / 180))
  const y = 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)
  return (Math.min(1, Math.max(0, y)) * WORLD) >>> 0
}

/** Interleaves: spreads 16 bits to the even bits of 32. */
function spread(value: number): number {
  let v = value & 0xffff
  v = (v | (v << 8)) & 0x00ff00ff
  v = (v | (v << 4)) & 0x0f0f0f0f
  v = (v | (v << 2)) & 0x33333333
  return (v | (v << 1)) & 0x55555555
}

/** Z-order (Morton) key of 16 bits of x and of y; y is the more significant. */
export function interleave(x: number, y: number): number {
  return ((spread(y) << 1) | spread(x)) >>> 0
}

/** True when (ax, ay) comes before (bx, by) in Z-order, without building the 64-bit keys. Signs do not matter. */
export function isBefore(ax: number, ay: number, bx: number, by: number): boolean {
  const dx = (ax ^ bx) >>> 0
  const dy = (ay ^ by) >>> 0
  const xDiffersHigher = dy < dx && dy < (dx ^ dy) >>> 0
  return xDiffersHigher ? ax >>> 0 < bx >>> 0 : ay >>> 0 < by >>> 0
}

/** Depth (0..32) of the deepest quadtree cell that contains both points. */
export function sharedDepth(ax: number, ay: number, bx: number, by: number): number {
  return Math.min(Math.clz32(ax ^ bx), Math.clz32(ay ^ by))
}
