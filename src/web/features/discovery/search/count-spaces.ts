export function count(spaces: number): string {
  return spaces === 1 ? '1 space' : `${spaces.toLocaleString('en-US')} spaces`
}
