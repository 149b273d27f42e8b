import type { HotelFormValues } from '@roomlark/contract/inventory/hotel-fields'
import { useEffect, useRef, useState } from 'react'
import { draftKey, parseDraft } from './hotel-form-draft.ts'
import { changedFields } from './hotel-form-values.ts'
import type { HotelFormReturn } from './use-hotel-form.ts'

const quietMs = 500

/** The draft of the last visit, or null when there is nothing in it. */
export function useKeptDraft(userId: string, empty: HotelFormValues): HotelFormValues | null {
  const [draft] = useState(() => {
    const kept = parseDraft(read(userId), empty)
    return kept && changedFields(empty, kept).length > 0 ? kept : null
  })
  return draft
}

/** Stores what is typed a moment after typing stops, and at the latest when the page closes. */
export function useAutosave(
  { getValues, subscribe }: HotelFormReturn,
  userId: string,
  empty: HotelFormValues,
): { forget: () => void } {
  const isOver = useRef(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      clearTimeout(timer)
      timer = undefined
      if (isOver.current) return
      const values = getValues()
      write(userId, changedFields(empty, values).length > 0 ? JSON.stringify(values) : null)
    }
    const saveIfWaiting = () => timer !== undefined && save()
    const stopListening = subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(timer)
        timer = setTimeout(save, quietMs)
      },
    })
    window.addEventListener('pagehide', saveIfWaiting)
    return () => {
      stopListening()
      window.removeEventListener('pagehide', saveIfWaiting)
      saveIfWaiting()
    }
  }, [getValues, subscribe, userId, empty])
  return {
    forget() {
      isOver.current = true
      write(userId, null)
    },
  }
}

// Some private windows refuse storage, and it may be full. The form then works without a draft.
function read(userId: string): string | null {
  try {
    return localStorage.getItem(draftKey(userId))
  } catch {
    return null
  }
}

function write(userId: string, draft: string | null): void {
  try {
    if (draft === null) localStorage.removeItem(draftKey(userId))
    else localStorage.setItem(draftKey(userId), draft)
  } catch {
    return
  }
}
