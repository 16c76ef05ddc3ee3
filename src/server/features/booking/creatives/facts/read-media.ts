import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny'
import type { FilmFacts, SoundFacts } from '#domain/booking/creative/facts.ts'
import { ChildRefusal } from '../../../../platform/child/serve-child.ts'

/** Reads the tracks of a sound recording or a film; nothing is decoded. @throws ChildRefusal */
export async function readMedia(path: string): Promise<SoundFacts | FilmFacts> {
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) })
  try {
    const format = (await input.getFormat()).name
    const ms = Math.round((await input.computeDuration()) * 1000)
    if (!(ms > 0)) throw new ChildRefusal('The recording is empty')
    const film = await input.getPrimaryVideoTrack()
    if (film) return { kind: 'film', format, width: film.displayWidth, height: film.displayHeight, ms }
    if (!(await input.getPrimaryAudioTrack())) throw new ChildRefusal('There is nothing to hear or see in it')
    return { kind: 'sound', format, ms }
  } catch (error) {
    if (error instanceof ChildRefusal) throw error
    throw new ChildRefusal('The recording is damaged and cannot be read', { cause: error })
  } finally {
    input.dispose()
  }
}
