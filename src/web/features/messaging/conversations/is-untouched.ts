/** Whether nobody has written anything: a message is empty, or holds words that were put there. */
export function isUntouched(text: string, put: readonly string[]): boolean {
  const words = text.trim()
  return words === '' || put.some((one) => one.trim() === words)
}
