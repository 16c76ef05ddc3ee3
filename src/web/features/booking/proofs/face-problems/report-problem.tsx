import { useState } from 'react'
import {
  FACE_PROBLEM,
  FACE_PROBLEM_LABELS,
  FACE_PROBLEMS,
  type FaceProblemKind,
} from '#domain/booking/proof/face-problem.ts'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { CameraButton } from '../capture/camera-button.tsx'
import { type TakePhoto, useTakePhoto } from '../capture/use-take-photo.ts'

type ReportProblemProps = Omit<TakePhoto, 'caption' | 'problem'> & {
  /** Of which face. */
  name: string
}

const OPTIONS = FACE_PROBLEMS.map((value) => ({ value, label: FACE_PROBLEM_LABELS[value] }))

/** What is wrong at a face, with a photo that goes the way of the others and is no proof. */
export function ReportProblem({ name, ...of }: ReportProblemProps) {
  const [problem, setProblem] = useState<FaceProblemKind | ''>('')
  const [note, setNote] = useState('')
  const { take, error, isTaking } = useTakePhoto({ ...of, ...(problem && { problem }), caption: note })
  const report = async (files: readonly File[]) => {
    // without a kind it would be sent as proof
    if (problem === '' || (await take(files)) === 0) return
    setProblem('')
    setNote('')
  }
  return (
    <details className="noscript:hidden">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        Report a problem<span className="sr-only"> at {name}</span>
      </summary>
      <div className="flex flex-col gap-4 pt-2">
        <p className="text-sm text-ink-soft">
          A photo of it goes to the company whose face it is. It is no proof, and the advertiser does not see
          it.
        </p>
        <Field label="What is wrong">
          <Select
            value={problem}
            options={OPTIONS}
            placeholder="Choose one, then take the photo"
            onChange={({ target: { value } }) => setProblem(value as FaceProblemKind | '')}
          />
        </Field>
        <Field label="Note" optional>
          <Input
            maxLength={FACE_PROBLEM.note}
            value={note}
            autoComplete="off"
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
        <CameraButton
          what={`at ${name}`}
          label="Photograph the problem"
          variant="outline"
          isTaking={isTaking}
          disabled={problem === ''}
          onTake={(files) => void report(files)}
        />
        <FormError>{error}</FormError>
      </div>
    </details>
  )
}
