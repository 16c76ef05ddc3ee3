import type { Import } from '#contract/listings/imports.ts'
import { count } from './state-words.ts'

const SHOWN_HOSTS = 3

/** Before the import: how many pictures are fetched, and from where. */
export function describePlanned({ hosts }: Import['pictures']): string {
  if (hosts.length === 0) return ''
  const total = hosts.reduce((sum, { pictures }) => sum + pictures, 0)
  const named = hosts
    .slice(0, SHOWN_HOSTS)
    .map(({ host, pictures }) => `${host} (${pictures.toLocaleString('en-US')})`)
  const more = hosts.length - named.length
  const from = more > 0 ? [...named, `${count(more, 'more host')}`] : named
  return `${count(total, 'picture')} will be fetched after the import, from ${from.join(', ')}.`
}

export interface PictureState {
  title: string
  words: string
  /** Share of all that is done; `undefined` when nothing is left to do. */
  percent: number | undefined
  canRetry: boolean
}

/** After the import: how far the fetching is. Nothing for a file without pictures. */
export function describePictures({ state, pictures }: Import): PictureState | undefined {
  const { waiting, attached, failed } = pictures
  const total = waiting + attached + failed
  if (state !== 'done' || total === 0) return undefined
  const isRunning = waiting > 0
  const done = `${attached.toLocaleString('en-US')} of ${count(total, 'picture')} fetched`
  const lost = failed > 0 ? `, ${failed.toLocaleString('en-US')} could not be` : ''
  return {
    title: isRunning
      ? 'Fetching pictures'
      : failed > 0
        ? 'Some pictures are missing'
        : 'Pictures are fetched',
    words: `${done}${lost}.${isRunning ? ' You may leave this page: the work goes on without it.' : ''}`,
    percent: isRunning ? ((attached + failed) / total) * 100 : undefined,
    canRetry: !isRunning && failed > 0,
  }
}
