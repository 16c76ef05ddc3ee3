/**
 * Whether a picture's address is one of ours: what was looked at when it was reviewed is what stands there now. A picture
 * elsewhere may be exchanged afterwards; it stays the seller's word about the space but is handed to nobody.
 */
export function isOwnPicture(url: string): boolean {
  return /^\/(media|illustrations)\//.test(url)
}
