import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { analyticsKeys } from '../../data/keys.ts'
import { hasMissed, useLive } from '../../session/use-live.ts'

/** On a busy day events come by the dozen: they are answered together. */
const togetherMs = 500

/** Asks for the figures again whenever the server says that there is something new. */
export function useFreshFigures(): void {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  useLive((event) => {
    if (event.type !== 'booking' && event.type !== 'analytics' && !hasMissed(event)) return
    timer.current ??= setTimeout(() => {
      timer.current = null
      // What is on its way is new enough; the count itself is followed by an event of its own.
      void client.invalidateQueries({ queryKey: analyticsKeys.all }, { cancelRefetch: false })
    }, togetherMs)
  })
  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current)
      timer.current = null
    },
    [],
  )
}
