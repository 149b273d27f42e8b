import { type FormEvent, useRef, useState } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Tracks whether somebody has changed a field of a form inside the element these handlers are given to. */
export function useTyped() {
  const before = useRef(new Map<Field, string>())
  const [isTyped, setTyped] = useState(false)
  const [isSubmitted, setSubmitted] = useState(false)
  return {
    isTyped,
    /** Nothing has been changed since the form was submitted. */
    isSubmitted,
    handlers: {
      onFocusCapture(event: FormEvent) {
        const field = findField(event)
        if (field && !before.current.has(field)) before.current.set(field, currentValue(field))
      },
      onInputCapture() {
        const fields = [...before.current]
        setSubmitted(false)
        setTyped(fields.some(([field, value]) => field.isConnected && currentValue(field) !== value))
      },
      onSubmitCapture: () => setSubmitted(true),
    },
  }
}

function findField({ target }: FormEvent): Field | null {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  return isField && target.form ? target : null
}

function currentValue(field: Field): string {
  const isTick = field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
  return isTick ? String(field.checked) : field.value
}
