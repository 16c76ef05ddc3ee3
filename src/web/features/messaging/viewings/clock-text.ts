/** Minutes since midnight → value of a time input; the end of the day is 00:00 again. */
export function toClock(minute: number): string {
  const shown = minute % 1440
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`
}

/** Value of a time input → minutes since midnight. @param isEnd midnight then is the end of the day */
export function toMinute(clock: string, isEnd: boolean): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  const total = hour * 60 + minute
  return isEnd && total === 0 ? 1440 : total
}
