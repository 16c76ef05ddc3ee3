import type { ArtworkCheck } from './check.ts'
import type { ArtworkFacts, Colour } from './facts.ts'

const KINDS: Record<ArtworkFacts['kind'], string> = {
  picture: 'a picture',
  pdf: 'a PDF',
  film: 'a film',
  sound: 'a sound recording',
  script: 'a script',
}

export const COLOURS: Record<Colour, string> = { rgb: 'RGB', cmyk: 'CMYK', grey: 'grey' }

/** @param wanted "this screen shows pictures" */
export function wrongKind({ kind }: ArtworkFacts, wanted: string): ArtworkCheck[] {
  const text = `This is ${KINDS[kind]}; ${wanted}.`
  return [{ result: 'fail', text }]
}

interface Size {
  width: number
  height: number
}

/** How far two shapes are apart, 0.01 is one percent. */
export function shapeDiffers(is: Size, wanted: Size): number {
  return Math.abs((is.width / is.height) * (wanted.height / wanted.width) - 1)
}
