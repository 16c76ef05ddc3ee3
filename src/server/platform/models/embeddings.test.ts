import { afterEach, describe, expect, it } from 'vitest'
import { embedPrototypes, findImpliedAudience } from '#assistant/meaning/implied-audience.ts'
import { cosine, type Vector } from '#assistant/meaning/vectors.ts'
import { createEmbedder, type Embedder } from './embeddings.ts'

let embedder: Embedder
const failures: string[] = []
const open = (workerUrl?: URL) => {
  failures.length = 0
  embedder = createEmbedder({
    onFailure: (reason) => failures.push(reason),
    timeoutMs: 30_000,
    ...(workerUrl && { workerUrl }),
  })
  return embedder
}

afterEach(() => embedder.close())

describe('createEmbedder', () => {
  it('embeds similar sentences closely, and finds the audience of a phrase', {
    timeout: 60_000,
  }, async () => {
    const { embed } = open()
    const [prams, parents, freeway] = (await embed([
      'caregivers pushing prams around the park',
      'mothers of small children',
      'freeway traffic',
    ])) as [Vector, Vector, Vector]
    expect(cosine(prams, prams)).toBeCloseTo(1, 4)
    expect(cosine(prams, parents)).toBeGreaterThan(cosine(prams, freeway))
    const prototypes = await embedPrototypes(embed)
    expect(prototypes && findImpliedAudience(prams, prototypes)).toBe('families')
    expect(failures).toEqual([])
  })

  it('returns null and reports once when the model cannot be loaded', async () => {
    const { embed } = open(new URL('./no-such-worker.ts', import.meta.url))
    expect(await embed(['a'])).toBeNull()
    expect(await embed(['b'])).toBeNull()
    expect(failures).toHaveLength(1)
  })
})
