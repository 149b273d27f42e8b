/** The small, always loaded half of the toaster; its looks are fetched with the first toast. */
type ToastTone = 'success' | 'error' | 'info'
/** One action that can be taken while it is shown. */
type ToastAction = { label: string; run: () => void }
export type Toast = { id: number; tone: ToastTone; message: string; action: ToastAction | undefined }

const atMost = 3

let toasts: readonly Toast[] = []
let lastId = 0
const watchers = new Set<() => void>()

function replace(next: readonly Toast[]): void {
  toasts = next
  for (const watcher of watchers) watcher()
}

function show(tone: ToastTone, message: string, action?: ToastAction): void {
  lastId += 1
  // The same message is not shown twice. Only the latest change can be undone, so an older offer is removed.
  const isSame = (one: Toast) => !one.action && one.tone === tone && one.message === message
  const others = toasts.filter((one) => (action ? !one.action : !isSame(one)))
  replace([{ id: lastId, tone, message, action }, ...others].slice(0, atMost))
}

export const toast = {
  success: (message: string, action?: ToastAction) => show('success', message, action),
  error: (message: string, action?: ToastAction) => show('error', message, action),
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
