import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToasts, watchToasts } from './toast.ts'

const ToastViewport = lazy(async () => ({ default: (await import('./toast-viewport.tsx')).ToastViewport }))

export function Toaster() {
  const toasts = useSyncExternalStore(watchToasts, currentToasts)
  if (toasts.length === 0 && !everShown) return null
  everShown = true
  return (
    <Suspense fallback={null}>
      <ToastViewport toasts={toasts} />
    </Suspense>
  )
}

let everShown = false
