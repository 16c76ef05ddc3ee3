import { diffWords } from './word-diff.ts'

type MarkedWordsProps = {
  before: string
  after: string
  /** Which side of the change is left out, where both stand beside each other. */
  hidden?: 'gone' | 'new'
}

/** A text with what was taken out and what was put in. */
export function MarkedWords({ before, after, hidden }: MarkedWordsProps) {
  return diffWords(before, after)
    .filter(({ kind }) => kind !== hidden)
    .map(({ text, kind }, index) => {
      const key = `${index}-${kind}`
      if (kind === 'same') return <span key={key}>{text}</span>
      return kind === 'gone' ? (
        <del key={key} className="rounded-[3px] bg-danger-soft text-danger-soft-on">
          {text}
        </del>
      ) : (
        <ins key={key} className="rounded-[3px] bg-primary-soft text-primary-soft-on no-underline">
          {text}
        </ins>
      )
    })
}
