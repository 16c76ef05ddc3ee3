/** What one try of a delivery came to. */
export interface Tried {
  id: number
  tries: number
  status: number | null
  problem: string | null
  tookMs: number
}

export const isTaken = ({ status }: Pick<Tried, 'status'>) =>
  status !== null && status >= 200 && status <= 299
