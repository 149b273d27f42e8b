/** The tiny, always-loaded half of the toaster; what it looks like arrives with the first toast. */
type ToastTone = 'success' | 'error' | 'info'
export type Toast = { id: number; tone: ToastTone; message: string }

const atMost = 3

let toasts: readonly Toast[] = []
let lastId = 0
const watchers = new Set<() => void>()

function replace(next: readonly Toast[]): void {
  toasts = next
  for (const watcher of watchers) watcher()
}

function show(tone: ToastTone, message: string): void {
  lastId += 1
  replace([{ id: lastId, tone, message }, ...toasts].slice(0, atMost))
}

export const toast = {
  success: (message: string) => show('success', message),
  error: (message: string) => show('error', message),
  info: (message: string) => show('info', message),
}

export function dismissToast(id: number): void {
  replace(toasts.filter((one) => one.id !== id))
}

export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export function currentToasts(): readonly Toast[] {
  return toasts
}
