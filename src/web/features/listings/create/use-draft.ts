import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type CheckedValues, emptyForm, type FormValues } from '../form/form-values.ts'
import { clearDraft, readDraft, writeDraft } from './stored-draft.ts'

const SAVE_AFTER_MS = 300

type Form = UseFormReturn<FormValues, unknown, CheckedValues>

/** Autosaves the form to local storage, and restores it. */
export function useDraft(form: Form) {
  const [isRestored, setIsRestored] = useState(false)
  const isEnded = useRef(false)
  useEffect(() => {
    const stored = readDraft()
    if (!stored) return
    form.reset({ ...emptyForm(new Date()), ...stored })
    setIsRestored(true)
  }, [form])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      clearTimeout(timer)
      timer = undefined
      if (!isEnded.current) writeDraft(form.getValues())
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(save, SAVE_AFTER_MS)
      },
    })
    const flush = () => timer !== undefined && save()
    addEventListener('pagehide', flush)
    return () => {
      flush()
      removeEventListener('pagehide', flush)
      stop()
    }
  }, [form])

  const startOver = useCallback(() => {
    form.reset(emptyForm(new Date()))
    clearDraft()
    setIsRestored(false)
  }, [form])
  /** Deletes the draft after submission. */
  const end = useCallback(() => {
    isEnded.current = true
    clearDraft()
  }, [])
  return { isRestored, startOver, end }
}
