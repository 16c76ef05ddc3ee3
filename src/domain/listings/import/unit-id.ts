/**
 * A derived unit ID for a space without one, stable so that importing the file again finds the same listing. Hashes what
 * identifies the space (title, address, location, coordinates to about 10 m, first day, face and size), never what changes
 * (price, audience, text). Case and spaces do not matter.
 */
export function deriveUnitId(parts: readonly (string | number | null | undefined)[]): string {
  const text = parts
    .map((part) =>
      String(part ?? '')
        .normalize('NFKC')
        .replace(/\s+/g, ' ')
        .trim()
        .toLowerCase(),
    )
    .join('\u001f')
  return `auto-${hash53(text, 1).toString(36)}${hash53(text, 2).toString(36)}`
}

/** 53 well-mixed bits of a text (cyrb53, public domain); two seeds make collisions within a market practically impossible. */
function hash53(text: string, seed: number): number {
  let high = 0xdeadbeef ^ seed
  let low = 0x41c6ce57 ^ seed
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0)
}
